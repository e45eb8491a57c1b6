import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Column widths of a virtualised table: each column keeps its widest width so far, so that columns do not jump during
 * scrolling. Flexible columns take the rest. `columns` identifies them; other columns or another container width
 * reset it.
 */
export function useSteadyWidths(columns: string, isLong: boolean) {
  const head = useRef<HTMLTableRowElement>(null);
  const kept = useRef({ of: '', widths: new Map<number, number>() });

  useLayoutEffect(() => {
    const row = head.current;
    if (!row) return;
    const of = `${columns} ${roomOf(row)} ${isLong}`;
    if (kept.current.of !== of) {
      kept.current = { of, widths: new Map() };
      for (const cell of row.cells) cell.style.minWidth = '';
    }
    if (isLong) keepWidest(row, kept.current.widths);
  });

  return useCallback((row: HTMLTableRowElement | null) => {
    head.current = row;
  }, []);
}

function roomOf(row: HTMLTableRowElement): number {
  return row.closest('table')?.parentElement?.clientWidth ?? 0;
}

/** Measures all before setting any, to avoid repeated layouts. */
function keepWidest(row: HTMLTableRowElement, widths: Map<number, number>): void {
  const wider = [...row.cells].flatMap((cell, nth) => {
    const width = 'gives' in cell.dataset ? 0 : cell.getBoundingClientRect().width;
    return width > (widths.get(nth) ?? 0) ? [{ cell, nth, width }] : [];
  });
  for (const { cell, nth, width } of wider) {
    widths.set(nth, width);
    cell.style.minWidth = `${width}px`;
  }
}
