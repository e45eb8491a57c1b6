import { useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  hint?: string;
}

const DEBOUNCE_MS = 250;

type State = 'idle' | 'searching' | 'found' | 'failed';

interface Answer<Option> {
  /** What was looked up. */
  text: string;
  options: readonly Option[];
  state: 'found' | 'failed';
}

/** Looks up what is typed, a moment after the last key; an older answer never replaces a newer one. */
export function useOptions<Option>(
  typed: string | null,
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>,
): { options: readonly Option[]; state: State } {
  const [answer, setAnswer] = useState<Answer<Option>>({ text: '', options: [], state: 'found' });
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const text = typed?.trim() ?? '';

  useEffect(() => {
    if (text === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void lookUp(abort.signal), DEBOUNCE_MS);

    async function lookUp(signal: AbortSignal) {
      const next = await latest.current(text, signal).then(
        (options): Answer<Option> => ({ text, options, state: 'found' }),
        (): Answer<Option> => ({ text, options: [], state: 'failed' }),
      );
      if (!signal.aborted) setAnswer(next);
    }

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);

  if (text === '') return { options: [], state: 'idle' };
  // While a new answer is on its way, the options of the last one stay, so that the list doesn't flicker.
  return answer.text === text ? answer : { options: answer.options, state: 'searching' };
}
