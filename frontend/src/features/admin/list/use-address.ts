import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressChange = Record<string, string | number | boolean | null | undefined>;

/** Filters are kept in the address, so that a view can be shared. Empty values are omitted. */
export function withChange(before: URLSearchParams, changes: AddressChange): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '' || value === false) after.delete(name);
    else after.set(name, String(value));
  }
  return after;
}

export interface Address {
  params: URLSearchParams;
  change: (changes: AddressChange) => void;
  filter: (changes: AddressChange) => void;
}

/** `filter` returns to the first page; `change` keeps the page. Both replace the history entry. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    // Reads the address itself: the rendered one may be one change behind.
    (changes: AddressChange) =>
      setParams(() => withChange(new URLSearchParams(window.location.search), changes), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const filter = useCallback((changes: AddressChange) => change({ page: null, ...changes }), [change]);
  return { params, change, filter };
}

/** A parameter restricted to these values. */
export function oneOf<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  return allowed.find((value) => value === params.get(name));
}
