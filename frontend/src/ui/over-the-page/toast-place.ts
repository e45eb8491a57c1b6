/** Input types without text. */
const UNWRITTEN = ['checkbox', 'radio', 'file'];

type Focused = Pick<HTMLElement, 'tagName' | 'isContentEditable'> & { type?: string };

/** Whether the user writes, or chooses, in this element: a toast must not cover it. */
export function isField({ tagName, isContentEditable, type }: Focused): boolean {
  if (tagName === 'INPUT') return !UNWRITTEN.includes(type ?? '');
  return tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable;
}

/**
 * Moves up at once, and down only while no toast is shown: pressing a button below a field blurs it, and a toast
 * moving down would then receive the click.
 */
export function isAtTopNext(
  isAtTop: boolean,
  { isInputBelow, isNoneShown }: { isInputBelow: boolean; isNoneShown: boolean },
): boolean {
  return isInputBelow || (isAtTop && !isNoneShown);
}
