import { CalendarDays } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { lazyDialog } from '../over-the-page/lazy-dialog.tsx';
import { uiEn } from '../ui.en.ts';
import { dayOfText } from './day-text.ts';
import { controlBox, controlText, Field, type FieldProps } from './Field.tsx';

const DayDialog = lazyDialog(async () => (await import('./DayDialog.tsx')).DayDialog);

interface Props extends FieldProps {
  label: string;
  /** Manila day, `YYYY-MM-DD`; empty: none. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** First and last day in the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  size?: 48 | 36;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or chosen from a calendar and displayed as text: the same on every phone and in every language. */
export function DateField({ value, onChange, onBlur, min, max, size = 48, ref, ...field }: Props) {
  const t = useText(uiEn);
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const labelId = useId();
  const words = value === '' ? '' : formatDayWithYear(manilaInstant(value), locale);

  function type(text: string) {
    setTyped(text);
    const day = text.trim() === '' ? '' : dayOfText(text);
    if (day !== null && day !== value) onChange(day);
  }

  return (
    <Field {...field} label={<span id={labelId}>{field.label}</span>}>
      {(control) => (
        <span className={cx(controlBox(field.error), 'relative')}>
          <input
            ref={ref}
            {...control}
            type="text"
            autoComplete="off"
            inputMode="numeric"
            placeholder={t('dayPlaceholder')}
            value={typed ?? words}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            className={cx(
              controlText,
              'truncate rounded-12 pr-11',
              size === 48 ? 'h-[46px] pl-3.5' : 'h-[34px] max-lg:h-[42px] pl-3 text-14! font-strong',
            )}
          />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t('openCalendar')}
            aria-describedby={labelId}
            onClick={() => setIsOpen(true)}
            className={cx(
              'touch-area absolute right-0 flex h-full w-11 items-center justify-center rounded-12 text-muted',
              'hover:text-ink',
            )}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
          </button>
          {isOpen && (
            <DayDialog
              title={field.label}
              value={value}
              min={min}
              max={max}
              onClose={() => setIsOpen(false)}
              onChoose={(day) => {
                setTyped(null);
                setIsOpen(false);
                onChange(day);
              }}
            />
          )}
        </span>
      )}
    </Field>
  );
}
