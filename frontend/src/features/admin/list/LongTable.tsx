import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Cards } from '../../../ui/showing/Cards.tsx';
import { TableCard } from '../../../ui/showing/DataTable.tsx';
import type { Drawing, TableProps } from '../../../ui/showing/table-column.ts';
import { WideTable } from '../../../ui/showing/WideTable.tsx';
import { ListPages, type Page } from './ListPages.tsx';
import { drawnWith, pageAt, pagesOfRows } from './long-list.ts';
import type { AddressChange } from './use-address.ts';
import { useFollowedPage } from './use-followed-page.ts';
import { useShownPages } from './use-shown-pages.ts';
import { useOffsetTop } from './use-offset-top.ts';

export interface LongTableProps<Row> extends TableProps<Row> {
  /** A table rather than cards. */
  isWide: boolean;
  page: Page;
  /** The page in the address. */
  asked: number;
  rowAt: (index: number) => Row | null | undefined;
  /** Reports the visible pages. */
  onShow: (pages: readonly number[]) => void;
  cappedWords?: string | undefined;
  onChange: (changes: AddressChange) => void;
}

/** Estimated height of an unmeasured row, pixels. */
const ROW_HEIGHT = 37;
const CARD_HEIGHT = 150;
/** Height of the sticky header above the rows, pixels. */
const HEAD_HEIGHT = 36;
/** A row counts as the first visible one if half of it is in view: rounding must not report the previous page. */
const HALF_IN_SIGHT = ROW_HEIGHT / 2;
/** Rows rendered beyond the viewport, on each side. */
const OVERSCAN = 10;

/** A virtualised list that scrolls with the page. The address follows the visible page. */
export function LongTable<Row>({
  isWide,
  page,
  asked,
  rowAt,
  onShow,
  cappedWords,
  onChange,
  ...table
}: LongTableProps<Row>) {
  const { total, limit } = page;
  const [top, setTop] = useOffsetTop();
  const frame = useRef<HTMLDivElement>(null);
  const head = isWide ? HEAD_HEIGHT : 0;
  // The compiler must not memoize it: it returns new values after each scroll.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer<Element>({
    count: total,
    estimateSize: () => (isWide ? ROW_HEIGHT : CARD_HEIGHT),
    scrollMargin: top ?? 0,
    scrollPaddingStart: head,
    overscan: OVERSCAN,
    rangeExtractor: (range) => drawnWith(range, focusedIn(frame.current)),
    useFlushSync: false,
    scrollToFn: (offset, { adjustments = 0 }) => scrollAtOnce(offset + adjustments),
  });
  const items = virtual.getVirtualItems();
  const drawing: Drawing<Row> = {
    total,
    height: virtual.getTotalSize(),
    rows: items.flatMap(({ index, start, end }) => {
      const row = rowAt(index);
      return row === null ? [] : [{ index, start: start - (top ?? 0), end: end - (top ?? 0), row }];
    }),
  };
  const drawn = { ...table, drawing, measureRow: virtual.measureElement, holdRows: setTop };
  useShownPages(
    pagesOfRows(
      items.map(({ index }) => index),
      limit,
    ),
    onShow,
  );

  const first = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + head + HALF_IN_SIGHT)?.index;
  const last = virtual.range?.endIndex;
  const seen =
    first === undefined || last === undefined ? null : pageAt({ startIndex: first, endIndex: last, total, limit });
  const turn = useFollowedPage({
    asked,
    seen,
    isMoving: virtual.isScrolling,
    height: virtual.getTotalSize(),
    top,
    // The last page may be shorter than the window, so it is aligned at its end.
    toPage: (next) =>
      next * limit >= total && next > 1
        ? virtual.scrollToIndex(total - 1, { align: 'end' })
        : virtual.scrollToIndex((next - 1) * limit, { align: 'start' }),
    onPage: (next) => onChange({ page: next === 1 ? null : next }),
    rowOf: (next) => frame.current?.querySelector<HTMLElement>(`[data-index="${(next - 1) * limit}"]`),
  });

  return (
    <div ref={frame}>
      <TableCard
        footInSight
        foot={
          <ListPages
            of={{ ...page, page: asked }}
            shown={seen}
            onTurn={turn}
            cappedWords={cappedWords}
            onChange={onChange}
          />
        }
      >
        {isWide ? <WideTable {...drawn} /> : <Cards {...drawn} />}
      </TableCard>
    </div>
  );
}

/** Without smooth scrolling, whatever the page's style: a jump may cover thousands of rows. */
function scrollAtOnce(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Index of the row that has or contains the focus. */
function focusedIn(frame: HTMLElement | null): number | null {
  const { activeElement } = document;
  const row = frame?.contains(activeElement) ? activeElement?.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset['index']) : null;
}
