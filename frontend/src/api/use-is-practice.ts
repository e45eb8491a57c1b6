import { useEffect, useState } from 'react';
import { apiBase } from './api-base.ts';

/**
 * Whether payments are simulated although this is production (`practice` of `GET /config`). Public pages have no
 * store, so the call bypasses it.
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
