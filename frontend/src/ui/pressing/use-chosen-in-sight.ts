import { useEffect, useRef } from 'react';

/** Width of the pale edges of `scroll-edges`, px. */
const EDGE = 40;

type Extent = Pick<DOMRect, 'left' | 'right'>;

/**
 * Brings the selected item of a horizontal row into sight; the page itself does not scroll. `when`: changes with the
 * selection and with anything that shifts it, such as loaded counts.
 */
export function useChosenInSight<Row extends HTMLElement>(when: string) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(
      '[data-state=active], [aria-pressed=true], [aria-current=page]',
    );
    if (!row.current || !chosen) return;
    row.current.scrollBy({ left: stepIntoSight(row.current.getBoundingClientRect(), chosen.getBoundingClientRect()) });
  }, [when]);
  return row;
}

/** Distance to scroll, px: 0 if the item is between the pale edges, otherwise the distance to the middle of the row. */
export function stepIntoSight(row: Extent, item: Extent): number {
  if (item.left >= row.left + EDGE && item.right <= row.right - EDGE) return 0;
  return (item.left + item.right - row.left - row.right) / 2;
}
