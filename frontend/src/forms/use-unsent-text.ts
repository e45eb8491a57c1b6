import { useEffect, useRef, useState } from 'react';
import { offerUnsent, takeUnsent } from './unsent-input.ts';

/** The text of a field that stands alone. One that was typed when the session ended is there again. */
export function useUnsentText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = takeUnsent(name);
    return typeof kept === 'string' ? kept : '';
  });
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => offerUnsent(name, () => latest.current || undefined), [name]);
  return [text, setText];
}
