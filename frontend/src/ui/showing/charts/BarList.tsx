import { cx } from '../../class-names.ts';

export interface Bar {
  id: string;
  label: string;
  value: number;
  /** Formatted value: "₱38,450". */
  shown: string;
  /** A second figure, hidden on phones: "25 jobs". */
  note?: string;
}

interface Props {
  /** Caption of the table. */
  caption: string;
  /** Column names of the table. */
  columns: { label: string; value: string; note?: string };
  bars: readonly Bar[];
  /** Emphasises the first bar (the current month). */
  emphasiseFirst?: boolean;
  /** Thin bars for a side card. */
  slim?: boolean;
}

/** Bars with figures. It is a table with decorative bars in its cells. */
export function BarList({ caption, columns, bars, emphasiseFirst, slim }: Props) {
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  // All bars have the same room, whatever the figures beside them.
  const figureWidth = `${Math.max(...bars.map((bar) => bar.shown.length), 0)}ch`;
  return (
    <table className="w-full border-separate border-spacing-y-1.5 text-14">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          {columns.note && <th scope="col">{columns.note}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, index) => (
          <tr key={bar.id}>
            <th
              scope="row"
              className={cx(
                'pr-3 text-left whitespace-nowrap',
                index === 0 && emphasiseFirst ? 'font-strong' : 'font-body text-muted',
              )}
            >
              {bar.label}
            </th>
            <td className="w-full">
              <span className="flex items-center gap-3 sm:gap-6">
                <span
                  className={cx(
                    'block flex-1 overflow-hidden bg-sunken',
                    slim ? 'h-2.5 rounded-pill' : 'h-8 rounded-8',
                  )}
                >
                  <span
                    className={cx(
                      'block h-full',
                      slim ? 'rounded-pill bg-brand' : 'rounded-8',
                      !slim && (index === 0 && emphasiseFirst ? 'bg-brand' : 'bg-brand/70'),
                    )}
                    style={{ width: `${(bar.value / most) * 100}%`, transition: 'width var(--calm) var(--ease)' }}
                  />
                </span>
                <span className="tabular text-right font-title" style={{ minWidth: figureWidth }}>
                  {bar.shown}
                </span>
              </span>
            </td>
            {columns.note && (
              <td className="hidden pl-4 text-right text-13 whitespace-nowrap text-muted sm:table-cell">{bar.note}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
