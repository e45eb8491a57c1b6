import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { startWords } from './day-words.ts';
import type { Alternative } from '../slice.ts';

/** Alternatives to an unavailable start; a click takes one. */
export function FreeStarts({
  starts,
  onPick,
}: {
  starts: readonly Alternative[];
  onPick: (start: Alternative) => void;
}) {
  const t = useText(bookingFlowEn);
  const locale = useLocale();
  if (starts.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="mb-2 font-strong">{t('alternatives')}</p>
      <div className="flex flex-wrap gap-2">
        {starts.map(({ date, time }) => (
          <Chip key={`${date} ${time}`} onClick={() => onPick({ date, time })}>
            <Unbroken>{startWords(manilaInstant(date, time), locale)}</Unbroken>
          </Chip>
        ))}
      </div>
    </div>
  );
}
