import { IfPermitted } from '../../../../domain/session/IfPermitted.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { cx } from '../../../../ui/class-names.ts';
import { analyticsEn } from '../analytics.en.ts';
import type { FigureLinks, PeopleLink } from '../figure-links.ts';
import { LinkedFigure, FigureLink } from './LinkedFigure.tsx';
import { isTextColumn, type Sheet, type SheetRow } from './sheet.ts';

/** The table of a chart. It scrolls horizontally in its own box when it is wider than the screen. */
export function SheetTable({ sheet: { caption, head, rows }, hidden }: { sheet: Sheet; hidden?: boolean }) {
  const t = useText(analyticsEn);
  const aligned = head.map((_, n) => (isTextColumn(rows, n) ? 'text-left' : 'text-right'));
  const hasEvents = !hidden && rows.some(({ links }) => links);
  return (
    // A table does not shrink below its content width and would make the page scroll horizontally.
    <div
      className={cx(hidden ? 'sr-only' : 'max-h-96 overflow-auto rounded-12 border border-line')}
      {...(!hidden && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table className="w-full text-13">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-1">
          <tr>
            {[...head, ...(hasEvents ? [t('events')] : [])].map((word, n) => (
              <th
                key={word}
                scope="col"
                className={cx(
                  'h-9 bg-sunken px-3 font-strong whitespace-nowrap text-muted',
                  aligned[n] ?? 'text-right',
                )}
              >
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} head={head} aligned={aligned} plain={hidden ?? false} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `plain`: hidden table behind a chart; the chart has the links. */
function Row({
  row: { cells, links, cellLinks = {} },
  head,
  aligned,
  plain,
}: {
  row: SheetRow;
  head: Sheet['head'];
  /** Alignment class of each column. */
  aligned: readonly string[];
  plain: boolean;
}) {
  const t = useText(analyticsEn);
  const [name = ''] = cells;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="h-9 px-3 text-left font-body whitespace-nowrap">
        {links && !plain ? <FigureLink to={links.bookings}>{name}</FigureLink> : name}
      </th>
      {cells.slice(1).map((cell, n) => (
        <td key={n} className={cx('tabular h-9 px-3 whitespace-nowrap', aligned[n + 1])}>
          <Figure
            links={plain ? undefined : cellLinks[n + 1]}
            hasRow={links !== undefined}
            what={`${name}, ${head[n + 1]}`}
          >
            {cell}
          </Figure>
        </td>
      ))}
      {links && !plain && (
        <td className="h-9 px-3 text-right">
          <IfPermitted do="audit.read">
            <FigureLink to={links.events} label={t('eventsOf', { what: name })}>
              {t('events')}
            </FigureLink>
          </IfPermitted>
        </td>
      )}
    </tr>
  );
}

interface FigureProps {
  /** undefined: no link. */
  links: FigureLinks | PeopleLink | undefined;
  hasRow: boolean;
  what: string;
  children: string;
}

function Figure({ links, ...figure }: FigureProps) {
  return links ? <LinkedFigure links={links} {...figure} /> : figure.children;
}
