import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { bookingEn } from '../booking.en.ts';
import type { BookingWord } from '../message-key.ts';

interface Props {
  value: string;
  onChange: (reason: string) => void;
  /** Reasons that can be chosen with one press. */
  quick: readonly BookingWord[];
  error?: string | undefined;
  /** Name of the reader. */
  to: string | undefined;
}

/** A reason, chosen or typed. */
export function ReasonField({ value, onChange, quick, error, to }: Props) {
  const t = useText(bookingEn);
  return (
    <>
      <div role="group" aria-label={t('quickReasons')} className="mb-3 flex flex-wrap gap-2">
        {quick.map((word) => {
          const words = t(word);
          return (
            <Chip
              key={word}
              selected={value === words}
              onClick={() => onChange(words)}
              className="whitespace-normal! text-left"
            >
              {words}
            </Chip>
          );
        })}
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint', { name: to === undefined ? 'none' : firstName(to) })}
        error={error}
        value={value}
        maxLength={500}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
