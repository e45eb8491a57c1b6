import { useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  hint?: string;
}

const DEBOUNCE_MS = 250;

type State = 'idle' | 'searching' | 'found' | 'failed';

interface Answer<Option> {
  /** Text that the options belong to. */
  text: string;
  options: readonly Option[];
  state: 'found' | 'failed';
}

/** Looks up the typed text after a pause; an older response never replaces a newer one. */
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
  // During a lookup the previous options stay, so that the list does not flicker.
  return answer.text === text ? answer : { options: answer.options, state: 'searching' };
}
