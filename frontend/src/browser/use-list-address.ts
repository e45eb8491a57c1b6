import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from './header-search.ts';
import { oneOf, pageIn } from '../features/booking/list/booking-filters.ts';

/** Filter and page live in the address, so that "back" comes back to them; the words come from the search. */
export function useBookingsAddress<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
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
