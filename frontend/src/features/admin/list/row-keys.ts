/** Keyboard commands in a staff list. */

export type RowKey = 'next' | 'previous' | 'open' | 'choose' | 'search' | 'help';

const keys: Readonly<Record<string, RowKey>> = {
  j: 'next',
  k: 'previous',
  Enter: 'open',
  x: 'choose',
  '/': 'search',
  '?': 'help',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'> & {
  isComposing?: boolean;
};

/**
 * null for typed text and browser shortcuts. When the keys are disabled only `?` works; it opens the dialog that
 * enables them.
 */
export function rowKeyFor(event: Pressed, { isOn }: { isOn: boolean }): RowKey | null {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (isTyping(event.target)) return null;
  const key = Object.hasOwn(keys, event.key) ? (keys[event.key] ?? null) : null;
  return isOn || key === 'help' ? key : null;
}

const notTyped = ['checkbox', 'radio', 'button', 'submit', 'file'];

function isTyping(target: EventTarget | null): boolean {
  const { tagName = '', type = '', isContentEditable = false }: Partial<HTMLInputElement> = { ...pick(target) };
  if (tagName === 'INPUT') return !notTyped.includes(type);
  return isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT';
}

function pick(target: EventTarget | null): Partial<Pick<HTMLInputElement, 'tagName' | 'type' | 'isContentEditable'>> {
  if (!target || !('tagName' in target)) return {};
  const { tagName, type, isContentEditable } = target as HTMLInputElement;
  return { tagName, type, isContentEditable };
}

/** From no row (-1), j starts at the first and k at the last; at either end the focus stays. */
export function nextRow(at: number, key: 'next' | 'previous', count: number): number {
  if (at < 0) return key === 'next' ? 0 : count - 1;
  return key === 'next' ? Math.min(at + 1, count - 1) : Math.max(at - 1, 0);
}
