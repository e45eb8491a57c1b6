import { useEffect, useState } from 'react';
import { apiBase } from './api-base.ts';

/**
 * Whether payments move no money here though this is production (`practice` of `GET /config`). Public pages ask too, and have
 * no store: the call is made without it.
 */
export function useIsPractice(): boolean {
  const [isPractice, setIsPractice] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal).then(setIsPractice, () => {});
    return () => abort.abort();
  }, []);
  return isPractice;
}

async function read(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`${apiBase()}/config`, { signal });
  const answer: { data?: { practice?: unknown } } = await response.json();
  return answer.data?.practice === true;
}
