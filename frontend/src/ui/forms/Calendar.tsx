import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { timesEn } from './times.en.ts';
import { DayGrid } from './DayGrid.tsx';

export type DayLoad = 'free' | 'few' | 'full';

interface Props {
  /** Selected Manila day, `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today in Manila: outlined, and earlier days are disabled. */
  today: string;
  /** Last selectable day. */
  last?: string;
  /** Load of each day; other days are selectable and have no dot. */
  load?: Readonly<Record<string, DayLoad>>;
  /** Called with the first day of the displayed month. */
  onMonth?: (firstDay: string) => void;
}

const loadWords = { free: 'dayFree', few: 'dayFew', full: 'dayFull' } as const;

/** A month with dots for free days and days with few times left; fully booked days are struck out. */
export function Calendar({ value, onChange, today, last, load = {}, onMonth }: Props) {
  const t = useText(timesEn);
  return (
    <div className="rounded-20 border border-line bg-surface px-2 py-4 sm:p-5">
      <DayGrid
        beyondMonth
        value={value}
        onChange={onChange}
        today={today}
        first={today}
        {...(last && { last })}
        disabled={Object.keys(load).filter((day) => load[day] === 'full')}
        look={(day) => {
          const known = load[day];
          return known === undefined
            ? {}
            : { words: t(loadWords[known]), struck: known === 'full', mark: known !== 'full' && <Dot load={known} /> };
        }}
        {...(onMonth && { onMonth })}
      />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-muted">
        <li className="flex items-center gap-1.5">
          <Dot load="free" /> <span>{t('dayFree')}</span>
        </li>
        <li className="flex items-center gap-1.5">
          <Dot load="few" /> <span>{t('dayFew')}</span>
        </li>
        <li className="line-through">{t('dayFull')}</li>
      </ul>
    </div>
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
