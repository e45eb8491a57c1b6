import { ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { DayPicker, type DayButtonProps, type Matcher, type WeekProps } from 'react-day-picker';
import { dateFormat } from '#contracts/intl-locales.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { dateOfDay, dayOfDate } from './calendar-day.ts';
import { uiEn } from '../ui.en.ts';

/** Appearance of a day besides its number. */
export interface DayLook {
  /** Below the number: dots, hours. */
  mark?: ReactNode;
  struck?: boolean;
  /** Colour of the box, unless the day is selected or disabled. */
  tone?: string;
  /** Announced after the day's name. */
  words?: string | undefined;
}

interface Props {
  /** Selected Manila day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today in Manila: outlined. */
  today: string;
  /** First and last selectable day. */
  first?: string;
  last?: string;
  disabled?: readonly string[];
  look?: (day: string) => DayLook;
  /** Called with the first day of the displayed month. */
  onMonth?: (firstDay: string) => void;
  /** With space for a line below the number. */
  tall?: boolean;
  /** With days of the next month, so that there is a choice at a month's end. */
  beyondMonth?: boolean;
}

type Looks = Pick<Props, 'look' | 'tall' | 'first'>;
const LooksContext = createContext<Looks>({});
const noLook: DayLook = {};

/** A month to choose a day from, by pointer or arrow keys. */
export function DayGrid(props: Props) {
  const { value, onChange, today, first, last, disabled = [], look, onMonth, tall = false, beyondMonth } = props;
  const t = useText(uiEn);
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const beyond: Matcher[] = [
    ...(first ? [{ before: dateOfDay(first) }] : []),
    ...(last ? [{ after: dateOfDay(last) }] : []),
    ...disabled.map(dateOfDay),
  ];
  return (
    <LooksContext value={{ look, tall, first }}>
      <DayPicker
        mode="single"
        required
        lang={locale}
        selected={value ? dateOfDay(value) : undefined}
        onSelect={(date) => date && onChange(dayOfDate(date))}
        defaultMonth={dateOfDay(value ?? today)}
        startMonth={first ? dateOfDay(first) : undefined}
        endMonth={last ? dateOfDay(last) : undefined}
        today={dateOfDay(today)}
        disabled={beyond}
        fixedWeeks={beyondMonth}
        showOutsideDays={beyondMonth}
        onMonthChange={(month) => onMonth?.(dayOfDate(month))}
        formatters={{
          formatCaption: format({ month: 'long', year: 'numeric' }),
          formatWeekdayName: format({ weekday: 'short' }),
        }}
        labels={{
          labelNav: () => t('months'),
          labelPrevious: () => t('previousMonth'),
          labelNext: () => t('nextMonth'),
          labelWeekday: format({ weekday: 'long' }),
          labelGrid: format({ month: 'long', year: 'numeric' }),
          labelDayButton: (date) => {
            const words = look?.(dayOfDate(date)).words;
            const day = format({ weekday: 'long', month: 'long', day: 'numeric' })(date);
            return words ? `${day}, ${words}` : day;
          },
        }}
        components={{ DayButton, Chevron, Week }}
        classNames={{
          root: 'relative',
          month_caption: 'flex h-11 items-center pl-1.5 text-18 font-title',
          nav: 'absolute top-0 right-0 z-1 flex gap-1',
          button_previous:
            'flex size-11 items-center justify-center rounded-12 hover:bg-sunken aria-disabled:opacity-40',
          button_next: 'flex size-11 items-center justify-center rounded-12 hover:bg-sunken aria-disabled:opacity-40',
          month_grid: 'mt-1 w-full table-fixed border-collapse',
          weekday: 'h-9 text-13 font-strong text-muted',
          day: 'p-0 text-center',
        }}
      />
    </LooksContext>
  );
}

/** Weeks before the first selectable day are omitted. */
function Week({ week, ...row }: WeekProps) {
  const { first } = useContext(LooksContext);
  const lastDay = week.days.at(-1);
  const isOver = first !== undefined && lastDay !== undefined && dayOfDate(lastDay.date) < first;
  return <tr {...row} hidden={isOver} />;
}

function Chevron({ orientation }: { orientation?: string | undefined }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow aria-hidden="true" className="size-5" />;
}

function dayTone(selected: boolean | undefined, disabled: boolean | undefined, tone: string | undefined): string {
  if (selected) return 'bg-brand font-title text-on-brand';
  return disabled ? 'text-muted' : cx('font-title', tone ?? 'hover:bg-sunken');
}

/** The picker marks the day reached by arrow keys with a modifier; the button then focuses itself. */
function DayButton({ day, modifiers, className: _className, ...button }: DayButtonProps) {
  const { selected, today, disabled, focused } = modifiers;
  const { look, tall } = useContext(LooksContext);
  const { mark, struck, tone } = look?.(dayOfDate(day.date)) ?? noLook;
  const box = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <button
      ref={box}
      type="button"
      {...button}
      className={cx(
        'motion-quick relative mx-auto flex w-full flex-col items-center rounded-12 text-14',
        tall ? 'h-16 justify-start pt-2' : 'h-11 max-w-12 justify-center',
        dayTone(selected, disabled, tone),
        !selected && today && 'border border-line-control',
        struck && 'line-through',
      )}
    >
      {day.date.getDate()}
      {mark && !disabled && (tall || !selected) && <span className="absolute bottom-1">{mark}</span>}
    </button>
  );
}
