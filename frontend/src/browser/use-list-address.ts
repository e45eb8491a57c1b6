import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from './header-search.ts';

/** Filter and page live in the address, so that "back" comes back to them; the words come from the search. */
export function useListAddress<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const [params, setParams] = useSearchParams();
  const query = useHeaderSearch();
  const chosen = oneOf(values, params.get(name));
  const searched = useRef(query);
  useEffect(() => {
    if (searched.current === query) return;
    searched.current = query;
    // Other words find other pages.
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

/** What the address says, if it is one of these; else the first. */
export function oneOf<Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value {
  return values.find((value) => value === text) ?? values[0];
}

/** The page that the address says, from 1. */
export function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
