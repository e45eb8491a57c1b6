import { useLayoutEffect, useRef, type ChangeEvent } from 'react';

/**
 * Keeps the caret behind the same number of significant characters while a field reformats its text ("1850" becomes
 * "1,850").
 */
export function useFormattedInput(text: string, significant: RegExp, onText: (raw: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const keep = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (keep.current === null || !input.current) return;
    const at = caretAfter(text, keep.current, significant);
    input.current.setSelectionRange(at, at);
    keep.current = null;
  });

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    keep.current = before.split('').filter((character) => significant.test(character)).length;
    onText(target.value);
  }

  return { ref: input, value: text, onChange };
}

/** Index in `text` just after its `count`th significant character. */
export function caretAfter(text: string, count: number, significant: RegExp): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (significant.test(text.charAt(at))) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}
