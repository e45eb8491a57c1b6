/** Input types that nobody writes into. */
const UNWRITTEN = ['checkbox', 'radio', 'file'];

type Focused = Pick<HTMLElement, 'tagName' | 'isContentEditable'> & { type?: string };

/** Whether the user writes, or chooses, in this element: a toast must not cover it. */
export function isField({ tagName, isContentEditable, type }: Focused): boolean {
  if (tagName === 'INPUT') return !UNWRITTEN.includes(type ?? '');
  return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable;
}

/**
 * Whether toasts are at the top, given where they are now. They move up at once, and down only while none is shown: a press
 * on the button below a field moves the focus, and a toast that moved down then would lie under the pointer.
 */
export function isAtTopNext(
  isAtTop: boolean,
  { isInputBelow, isNoneShown }: { isInputBelow: boolean; isNoneShown: boolean },
): boolean {
  return isInputBelow || (isAtTop && !isNoneShown);
}
