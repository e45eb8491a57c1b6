import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { dashboardText } from './dashboard.text.ts';
import type { DayColumn } from './overview-figures.ts';

interface Props {
  columns: readonly (DayColumn & { label: string })[];
  /** The day that still runs, in bold. */
  today: string;
}

/** A column a day, as high as its card lets it; behind it a table, which also says what became of bookings that day. */
export function DayColumns({ columns, today }: Props) {
  const t = useText(dashboardText);
  const most = Math.max(1, ...columns.map(({ requested }) => requested));
  return (
    <figure className="flex min-h-56 flex-1 flex-col">
      <div aria-hidden="true" className="flex flex-1 justify-between gap-2">
        {columns.map(({ day, label, requested }) => (
          <div key={day} className="flex min-w-0 flex-1 flex-col items-center gap-1.5">
            <span style={{ flexGrow: most - requested }} />
            <span className="tabular text-13 font-strong">{requested}</span>
            <span
              className="min-h-0.5 w-full max-w-13 rounded-[4px] rounded-t-8 bg-brand"
              style={{ flexGrow: requested }}
            />
            <span className={cx('h-5 truncate text-13', day === today ? 'font-title' : 'text-muted')}>{label}</span>
          </div>
        ))}
      </div>
      {/* A table by itself keeps its width however small it is told to be, and would push the page aside. */}
      <div className="sr-only">
        <table>
          <caption>{t('bookingsByDayCaption')}</caption>
          <thead>
            <tr>
              <td />
              {(['requested', 'completed', 'ended'] as const).map((word) => (
                <th key={word} scope="col">
                  {t(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ day, label, requested, completed, ended }) => (
              <tr key={day}>
                <th scope="row">{label || day}</th>
                <td>{requested}</td>
                <td>{completed}</td>
                <td>{ended}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
