import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type AddressChange = Record<string, string | number | boolean | null | undefined>;

/** Filters live in the address bar, so that a view can be sent to a colleague. Empty values are left out of it. */
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

/** `filter` starts again at the first page; `change` leaves the page where it is. Neither fills the history. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    // From the address itself: what was rendered may be one change behind it.
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

/** The page that the address asks for; 1 for anything that is no page. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** A parameter that must be one of these. */
export function oneOf<Value extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  return allowed.find((value) => value === params.get(name));
}

/** What takes these filters out of the address; null where none of them is set. */
export function clearing(set: Record<string, string | boolean | null | undefined>): AddressChange | null {
  const names = Object.keys(set);
  return names.some((name) => set[name]) ? Object.fromEntries(names.map((name) => [name, null])) : null;
}
