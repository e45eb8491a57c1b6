import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { dashboardEn } from './dashboard.en.ts';
import type { DayColumn } from './overview-figures.ts';

interface Props {
  columns: readonly (DayColumn & { label: string })[];
  /** The current day, in bold. */
  today: string;
}

/** Top to bottom of a column. */
const parts = [
  { part: 'ended', colour: 'bg-neutral' },
  { part: 'underWay', colour: 'bg-mango' },
  { part: 'completed', colour: 'bg-brand' },
] as const;

/** One column per day at the card's height. The hidden table also has the outcomes of each day. */
export function DayColumns({ columns, today }: Props) {
  const most = Math.max(1, ...columns.map(({ requested }) => requested));
  return (
    <figure className="flex min-h-56 flex-1 flex-col">
      <div aria-hidden="true" className="flex flex-1 justify-between gap-2">
        {columns.map((column) => (
          <div key={column.day} className="flex min-w-0 flex-1 flex-col items-center gap-1.5">
            <span style={{ flexGrow: most - column.requested }} />
            <span className="tabular text-13 font-strong">{column.requested}</span>
            <Column column={column} />
            <span className={cx('h-5 truncate text-13', column.day === today ? 'font-title' : 'text-muted')}>
              {column.label}
            </span>
          </div>
        ))}
      </div>
      <TableBehind columns={columns} />
    </figure>
  );
}

function Column({ column }: { column: DayColumn }) {
  const stacked = parts.filter(({ part }) => (column[part] ?? 0) > 0);
  return (
    <span
      className={cx(
        'flex min-h-0.5 w-full max-w-13 flex-col gap-0.5 overflow-hidden rounded-[4px] rounded-t-8',
        (column.underWay === null || stacked.length === 0) && 'bg-brand',
      )}
      style={{ flexGrow: column.requested }}
    >
      {column.underWay !== null &&
        stacked.map(({ part, colour }) => (
          <span key={part} className={cx('min-h-0.5', colour)} style={{ flexGrow: column[part] ?? 0 }} />
        ))}
    </span>
  );
}

/** Legend in reading order. */
export function Legend() {
  const t = useText(dashboardEn);
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
      {parts.toReversed().map(({ part, colour }) => (
        <li key={part} className="flex items-center gap-1.5">
          <span className={cx('size-2.5 rounded-[3px]', colour)} />
          {t(part)}
        </li>
      ))}
    </ul>
  );
}

function TableBehind({ columns }: Pick<Props, 'columns'>) {
  const t = useText(dashboardEn);
  const stacked = columns.some(({ underWay }) => underWay !== null);
  const shown = (['requested', 'completed', 'underWay', 'ended'] as const).filter(
    (word) => stacked || word !== 'underWay',
  );
  // A table does not shrink below its content width and would make the page scroll horizontally.
  return (
    <div className="sr-only">
      <table>
        <caption>{t(stacked ? 'bookingsByDayStacked' : 'bookingsByDayCaption')}</caption>
        <thead>
          <tr>
            <td />
            {shown.map((word) => (
              <th key={word} scope="col">
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ day, label, ...column }) => (
            <tr key={day}>
              <th scope="row">{label || day}</th>
              {shown.map((word) => (
                <td key={word}>{column[word] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
