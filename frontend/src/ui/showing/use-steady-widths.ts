import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The columns of a table whose rows come and go while one scrolls: each is as wide as its widest row was so far, so that
 * none jumps. Those that give way take what is left. `columns` names them; with others, or in other room, it begins again.
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

/** All are measured before any is set: else each would have the whole table laid out again. */
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
