import type { ReactNode } from 'react';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

interface Props {
  profile: Pick<OwnWorkerProfile, 'needsNewId' | 'documentsDue'>;
  /** Link to where it can be fixed, if not here. */
  action?: ReactNode;
}

/** Missing documents that block new jobs now or soon. */
export function DocumentsDue({ profile: { needsNewId, documentsDue }, action }: Props) {
  const t = useText(workerProfileEn);
  const locale = useLocale();
  if (needsNewId)
    return (
      <Note tone="warning" action={action}>
        {t('needsNewId')}
      </Note>
    );
  if (!documentsDue) return null;
  const { missing, dueOn } = documentsDue;
  return (
    <Note tone="warning" action={action}>
      {t('documentsDue', {
        missing: missing.length > 1 ? 'both' : (missing[0] ?? 'both'),
        day: formatDayWithYear(manilaInstant(dueOn), locale),
      })}
    </Note>
  );
}
