import { cx } from './class-names.ts';

export interface ColumnSeries {
  id: string;
  label: string;
  /** A colour token: 'var(--brand)'. */
  colour: string;
}

export interface ColumnGroup {
  id: string;
  label: string;
  /** By series id. */
  values: Readonly<Record<string, number>>;
}

interface Props {
  caption: string;
  /** From the bottom up. */
  series: readonly ColumnSeries[];
  groups: readonly ColumnGroup[];
  /** The group that is still running, in bold. */
  current?: string;
  /** Heading of the totals column in the table behind the picture. */
  totalLabel: string;
}

const total = (group: ColumnGroup) => Object.values(group.values).reduce((sum, value) => sum + value, 0);

/** Columns in parts, one a day, with a table behind them for those who can't see them. */
export function StackedColumns({ caption, series, groups, current, totalLabel }: Props) {
  const most = Math.max(1, ...groups.map(total));
  return (
    <figure>
      <div aria-hidden="true" className="flex h-56 items-end justify-between gap-2 pt-6">
        {groups.map((group) => (
          <div key={group.id} className="flex h-full min-w-0 flex-1 flex-col items-center justify-end gap-1.5">
            <span className="tabular text-13 font-strong">{total(group)}</span>
            <span className="flex w-full max-w-13 flex-col-reverse gap-0.5" style={{ height: `${(total(group) / most) * 75}%` }}>
              {series.map((one) => (
                <span key={one.id} className="min-h-0 rounded-[4px] last:rounded-t-8" style={{ flex: group.values[one.id] ?? 0, background: one.colour }} />
              ))}
            </span>
            <span className={cx('truncate text-13', group.id === current ? 'font-title' : 'text-muted')}>{group.label}</span>
          </div>
        ))}
      </div>
      {/* A table by itself keeps its width however small it is told to be, and would push the page aside. */}
      <div className="sr-only"><table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {series.map((one) => <th key={one.id} scope="col">{one.label}</th>)}
            <th scope="col">{totalLabel}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <th scope="row">{group.label}</th>
              {series.map((one) => <td key={one.id}>{group.values[one.id] ?? 0}</td>)}
              <td>{total(group)}</td>
            </tr>
          ))}
        </tbody>
      </table></div>
    </figure>
  );
}

/** The words for the colours. */
export function ColumnLegend({ series }: { series: readonly ColumnSeries[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
      {series.map((one) => (
        <li key={one.id} className="flex items-center gap-1.5">
          <span className="size-2 rounded-[3px]" style={{ background: one.colour }} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
