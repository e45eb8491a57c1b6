import { useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  hint?: string;
}

const DEBOUNCE_MS = 250;

type State = 'idle' | 'searching' | 'found' | 'failed';

/** Looks up what is typed, a moment after the last key; an older answer never replaces a newer one. */
export function useOptions<Option>(
  typed: string | null,
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
): { options: readonly Option[]; state: State } {
  const [found, setFound] = useState<{ options: readonly Option[]; state: State }>({ options: [], state: 'idle' });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const text = typed?.trim() ?? '';

  useEffect(() => {
    if (text === '') return setFound({ options: [], state: 'idle' });
    const abort = new AbortController();
    setFound((before) => ({ ...before, state: 'searching' }));
    const timer = setTimeout(() => void lookUp(abort.signal), DEBOUNCE_MS);

    async function lookUp(signal: AbortSignal) {
      try {
        const options = await latest.current(text, signal);
        if (!signal.aborted) setFound({ options, state: 'found' });
      } catch {
        if (!signal.aborted) setFound({ options: [], state: 'failed' });
      }
    }

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  return found;
}
