import { useEffect, useRef, useState } from 'react';
import { offerUnsent, takeUnsent } from './unsent-input.ts';

/** Text of a single field; restored if the session ended during typing. */
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
