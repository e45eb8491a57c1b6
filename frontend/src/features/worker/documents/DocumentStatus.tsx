import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { HandedInDocument } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { documentsEn } from './documents.en.ts';

const tones: Record<HandedInDocument['state'], string> = {
  waiting: 'text-muted',
  approved: 'text-success-ink',
  refused: 'text-danger-ink',
  expired: 'text-danger-ink',
};

/** Kind of a document and the result of its check. */
export function DocumentStatus({
  document: { kind, state, checkedAt, expiresOn, refusedBecause },
}: {
  document: HandedInDocument;
}) {
  const t = useText(documentsEn);
  const locale = useLocale();
  const day = formatDayWithYear(checkedAt ?? 0, locale);
  const until = expiresOn === null ? '' : formatDayWithYear(manilaInstant(expiresOn), locale);
  const words: Record<HandedInDocument['state'], string> = {
    waiting: t('waiting'),
    approved: expiresOn === null ? t('checkedOn', { day }) : t('checkedUntil', { day, until }),
    refused: t('refused', { reason: refusedBecause ?? '' }),
    expired: t('expiredOn', { until }),
  };
  return (
    <p className="text-13">
      <span className="font-strong">{t('kindOf', { kind })}</span> ·{' '}
      <span className={tones[state]}>
        <Unbroken>{words[state]}</Unbroken>
      </span>
    </p>
  );
}
