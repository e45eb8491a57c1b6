import { cx } from '../../../../ui/class-names.ts';
import { TextLink } from '../../../../ui/pressing/TextLink.tsx';
import type { Sheet } from './sheet.ts';

/** The table behind a chart, in a box of its own that scrolls sideways where it is wider than the screen. */
export function SheetTable({ sheet: { caption, head, rows }, hidden }: { sheet: Sheet; hidden?: boolean }) {
  return (
    // A table by itself keeps its width however small it is told to be, and would push the page aside.
    <div
      className={cx(hidden ? 'sr-only' : 'max-h-96 overflow-auto rounded-12 border border-line')}
      {...(!hidden && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0">
          <tr>
            {head.map((word, n) => (
              <th
                key={word}
                scope="col"
                className={cx(
                  'h-9 bg-sunken px-3 font-strong whitespace-nowrap text-muted',
                  n === 0 ? 'text-left' : 'text-right',
                )}
              >
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, to }) => (
            <tr key={key} className="border-t border-line">
              {cells.map((cell, n) =>
                n === 0 ? (
                  <th key={n} scope="row" className="h-9 px-3 text-left font-body whitespace-nowrap">
                    {to && !hidden ? (
                      <TextLink to={to} className="text-13">
                        {cell}
                      </TextLink>
                    ) : (
                      cell
                    )}
                  </th>
                ) : (
                  <td key={n} className="tabular h-9 px-3 text-right whitespace-nowrap">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
