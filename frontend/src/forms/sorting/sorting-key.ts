/** A row that the keyboard moves. `to` is the index at which it would be dropped now. */
export interface MovedRow {
  id: string;
  to: number;
}

interface Row {
  id: string;
  index: number;
  /** Rows in the list. */
  count: number;
}

interface KeyEffect {
  lifted: MovedRow | null;
  /** Key of the text that announces the effect. */
  message: 'lifted' | 'isAt' | 'dropped' | 'putBack';
  /** Index of the row after the key. */
  to: number;
}

const liftKeys = [' ', 'Enter'];
const dropKeys = [' ', 'Enter', 'Tab'];
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** Effect of a key on the handle of a row; null if the key has none. A held key repeats arrows only. */
export function sortingKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  { id, index, count }: Row,
  lifted: MovedRow | null,
): KeyEffect | null {
  const step = steps.get(key);
  if (repeat && step === undefined) return null;
  if (lifted?.id !== id)
    return liftKeys.includes(key) ? { lifted: { id, to: index }, message: 'lifted', to: index } : null;
  // Live changes shorten a list while one of its rows is lifted.
  const last = count - 1;
  if (dropKeys.includes(key)) return { lifted: null, message: 'dropped', to: Math.min(lifted.to, last) };
  if (key === 'Escape') return { lifted: null, message: 'putBack', to: index };
  if (step === undefined) return null;
  const to = Math.max(0, Math.min(lifted.to + step, last));
  return { lifted: { id, to }, message: 'isAt', to };
}
