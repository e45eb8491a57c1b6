import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from './header-search.ts';

/** Keeps filter and page in the address, so that Back restores them; the query comes from the header search. */
export function useListAddress<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const query = useHeaderSearch();
  const chosen = oneOf(values, params.get(name));
  const searched = useRef(query);
  useEffect(() => {
    if (searched.current === query) return;
    searched.current = query;
    // A new query invalidates the page number.
    setParams((before) => withoutPage(before), { replace: true });
  }, [query, setParams]);
  return {
    chosen,
    query,
    page: pageIn(params.get('page')),
    choose: (value: Value) => setParams(value === values[0] ? {} : { [name]: value }, { replace: true }),
    toPage: (page: number) =>
      setParams({ ...(chosen !== values[0] && { [name]: chosen }), ...(page > 1 && { page: String(page) }) }),
  };
}

function withoutPage(params: URLSearchParams): URLSearchParams {
  params.delete('page');
  return params;
}

/** The address's value if it is allowed, else the first. */
export function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** Page number in the address, from 1. */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
