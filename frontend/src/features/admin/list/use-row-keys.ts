import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { OPENS, ROW } from '../../../ui/showing/row-marks.ts';
import { browserStorage } from '../../../browser/browser-storage.ts';
import { storageKeys } from '../../../browser/storage-keys.ts';
import { rowKeyFor, nextRow, type RowKey } from './row-keys.ts';

/** Marks the container of the row keys. */
export const KEYED = 'data-keyed';

export function hasRowKeys(): boolean {
  return browserStorage.getItem(storageKeys.rowKeys) !== 'off';
}

/** Single-letter keys interfere with speech input (WCAG 2.1.4), so they can be disabled. */
export function setRowKeys(on: boolean): void {
  if (on) browserStorage.removeItem(storageKeys.rowKeys);
  else browserStorage.setItem(storageKeys.rowKeys, 'off');
}

/**
 * Row keys: j and k move between rows, Enter opens, x selects, / focuses the search, ? shows the help. Rows receive
 * the real focus, so that screen readers and Tab follow.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  const [isHelpOpen, setHelpOpen] = useState(false);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const own = list.current;
    if (!own || !isForList(own)) return;
    const key = rowKeyFor(event, { isOn: hasRowKeys() });
    if (key && (key === 'help' ? (setHelpOpen(true), true) : act(key, own))) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { isHelpOpen, closeHelp: () => setHelpOpen(false) };
}

/** The list with the focus or, without one, the first list on the screen; none behind a dialog. */
function isForList(own: HTMLElement): boolean {
  if (own.closest('[aria-hidden="true"], [inert]')) return false;
  const focused = document.activeElement?.closest(`[${KEYED}]`);
  return (focused ?? document.querySelector(`[${KEYED}]`)) === own;
}

/** Returns whether the key had an effect. */
function act(key: Exclude<RowKey, 'help'>, own: HTMLElement): boolean {
  // Rows of the table or of the cards, whichever is visible.
  const rows = [...own.querySelectorAll<HTMLElement>(`[${ROW}]`)].filter((row) => row.offsetParent !== null);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at];
  switch (key) {
    case 'search':
      return focusOn(document.querySelector<HTMLElement>('main search input'));
    case 'next':
    case 'previous':
      return focusOn(at < 0 ? firstInSight(rows, key) : rows[nextRow(at, key, rows.length)]);
    case 'choose':
      return pressed(row?.querySelector<HTMLElement>('input[type=checkbox]'));
    case 'open':
      // A focused link or button in the row keeps its own Enter.
      return row === document.activeElement && pressed(openerOf(row));
  }
}

/** A long list renders rows beyond the viewport, which are skipped. */
function firstInSight(rows: readonly HTMLElement[], key: 'next' | 'previous'): HTMLElement | undefined {
  const inSight = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  const from = inSight.length > 0 ? inSight : rows;
  return from[nextRow(-1, key, from.length)];
}

function openerOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.getAttribute(ROW) === OPENS ? row : row?.querySelector<HTMLElement>('a[href]');
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  if (element.hasAttribute(ROW)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
  return true;
}

function pressed(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return Boolean(element);
}
