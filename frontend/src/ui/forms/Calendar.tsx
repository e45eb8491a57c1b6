import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DayPicker, type DayButtonProps } from 'react-day-picker';
import { dateFormat } from '#contracts/intl-locales.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { dateOfDay, dayOfDate } from './calendar-day.ts';
import { uiText } from '../ui.text.ts';

export type DayLoad = 'free' | 'few' | 'full';

interface Props {
  /** Chosen Manila day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today in Manila: its box is drawn, and earlier days can't be chosen. */
  today: string;
  /** The last day that can be chosen. */
  last?: string;
  /** How full each day is; a day that isn't named can be chosen and has no dot. */
  load?: Readonly<Record<string, DayLoad>>;
  /** Called with the first day of the month that is shown. */
  onMonth?: (firstDay: string) => void;
}

/** A month of days, with dots for free and few times left, and fully booked days struck out. */
export function Calendar({ value, onChange, today, last, load = {}, onMonth }: Props) {
  const t = useText(uiText);
  const locale = useLocale();
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const of = (wanted: DayLoad) =>
    Object.keys(load)
      .filter((day) => load[day] === wanted)
      .map(dateOfDay);
  const beyond = [{ before: dateOfDay(today) }, ...(last ? [{ after: dateOfDay(last) }] : []), ...of('full')];

  return (
    <div className="rounded-20 border border-line bg-surface px-2 py-4 sm:p-5">
      <DayPicker
        mode="single"
        required
        lang={locale}
        selected={value ? dateOfDay(value) : undefined}
        onSelect={(date) => date && onChange(dayOfDate(date))}
        defaultMonth={dateOfDay(value ?? today)}
        startMonth={dateOfDay(today)}
        endMonth={last ? dateOfDay(last) : undefined}
        today={dateOfDay(today)}
        disabled={beyond}
        modifiers={{ free: of('free'), few: of('few'), full: of('full') }}
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
          labelDayButton: (date) =>
            dayInWords(format({ weekday: 'long', month: 'long', day: 'numeric' })(date), load[dayOfDate(date)]),
        }}
        components={{
          DayButton,
          Chevron,
        }}
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
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-muted">
        <li className="flex items-center gap-1.5">
          <Dot load="free" /> {t('dayFree')}
        </li>
        <li className="flex items-center gap-1.5">
          <Dot load="few" /> {t('dayFew')}
        </li>
        <li className="line-through">{t('dayFull')}</li>
      </ul>
    </div>
  );

  function dayInWords(day: string, dayLoad: DayLoad | undefined): string {
    if (!dayLoad) return day;
    return `${day}, ${t(({ free: 'dayFree', few: 'dayFew', full: 'dayFull' } as const)[dayLoad])}`;
  }
}

function Chevron({ orientation }: { orientation?: string | undefined }) {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow aria-hidden="true" className="size-5" />;
}

function dayTone(selected: boolean | undefined, disabled: boolean | undefined): string {
  if (selected) return 'bg-brand font-title text-on-brand';
  return disabled ? 'text-muted' : 'font-title hover:bg-sunken';
}

/** The picker says by a modifier which day the arrow keys have come to; the button takes the focus itself. */
function DayButton({ day, modifiers, className: _className, ...button }: DayButtonProps) {
  const { selected, today, disabled, full, free, few, focused } = modifiers;
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
        'motion-quick relative mx-auto flex h-11 w-full max-w-12 items-center justify-center rounded-12 text-14',
        dayTone(selected, disabled),
        !selected && today && 'border border-line-control',
        full && 'line-through',
      )}
    >
      {day.date.getDate()}
      {!selected && !disabled && (free || few) && (
        <span className="absolute bottom-1">
          <Dot load={few ? 'few' : 'free'} />
        </span>
      )}
    </button>
  );
}

function Dot({ load }: { load: 'free' | 'few' }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block size-1.5 rounded-pill', load === 'free' ? 'bg-brand' : 'bg-mango-mark')}
    />
  );
}
