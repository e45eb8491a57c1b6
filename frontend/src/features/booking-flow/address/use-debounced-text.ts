import { useEffect, useState } from 'react';

/** Debounce of the city input, ms. */
const TYPED_MS = 400;

export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
