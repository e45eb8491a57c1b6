import type { WorkerFigures } from '#contracts/views/worker-figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useDuration } from '../../catalogue/duration.ts';
import type { FigureLine } from './FigureList.tsx';
import { workerFiguresEn } from './worker-figures.en.ts';

/** A worker's responses, jobs and reviews, one per line. */
export function useWorkLines({ requests, jobs, reviews }: WorkerFigures): FigureLine[] {
  const t = useText(workerFiguresEn);
  const duration = useDuration();
  const { asked, accepted, declined, unanswered, answerMinutes } = requests;
  return [
    { label: t('asked'), value: String(asked) },
    { label: t('accepted'), value: String(accepted) },
    { label: t('declined'), value: String(declined) },
    { label: t('unanswered'), value: String(unanswered) },
    { label: t('answerTime'), value: answerMinutes === null ? '–' : duration(Math.max(1, answerMinutes)) },
    { label: t('completed'), hint: t('ofAgreed', { count: jobs.agreed }), value: String(jobs.completed) },
    { label: t('completion'), value: jobs.completionPercent === null ? '–' : `${jobs.completionPercent}%` },
    { label: t('calledOff'), value: String(jobs.calledOff) },
    { label: t('noShows'), value: String(jobs.noShows) },
    { label: t('late'), value: String(jobs.late) },
    {
      label: t('rating'),
      hint: reviews.count === 0 ? undefined : t('reviews', { count: reviews.count }),
      value: reviews.count === 0 ? '–' : reviews.rating.toFixed(1),
    },
  ];
}
