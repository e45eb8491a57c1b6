import { formatDay } from '#contracts/manila-format.ts';
import type { AbsenceMessage } from '#contracts/views/worker.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { workersEn } from '../workers.en.ts';

/** A worker's messages for their days off. */
export function AbsenceNotes({ away }: { away: readonly AbsenceMessage[] }) {
  const t = useText(workersEn);
  const locale = useLocale();
  return away.map(({ from, to, message }) => {
    // The interval is half-open: its last day is just before its end.
    const [first, last] = [formatDay(from, locale), formatDay(Date.parse(to) - 1, locale)];
    return (
      <Note key={from} className="mb-3" title={first === last ? t('awayOn', { first }) : t('away', { first, last })}>
        {message}
      </Note>
    );
  });
}
