import { useEffect, useState } from 'react';

/** Nobody is asked about each letter of a city. */
const TYPED_MS = 400;

/** What was typed, once the typing has paused. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
