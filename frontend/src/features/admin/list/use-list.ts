import type { Page } from './ListPages.tsx';
import type { ReadOf } from './TableFrame.tsx';

/** Page size. */
const ROWS_AT_ONCE = 50;

/** One page of a list. */
interface ListRead<Data, Row> extends ReadOf<Data> {
  /** undefined for a list without pages. */
  page: Page | undefined;
  rows: readonly Row[] | undefined;
  /** Identifies the filters, independent of the page. */
  key: string;
}

/** Reads the page in the address. The previous rows stay until the new ones are loaded. */
export function useList<Filters extends { page: number }, Data, Row>(
  useQuery: (asked: Filters) => ReadOf<Data>,
  filters: Filters,
  rowsOf: (data: Data) => readonly Row[],
): ListRead<Data, Row> {
  const asked = { ...filters, limit: ROWS_AT_ONCE };
  const { data, currentData, error, refetch } = useQuery(asked);
  return {
    data,
    currentData,
    error,
    refetch,
    page: isPage(data) ? data : undefined,
    rows: data && rowsOf(data),
    key: JSON.stringify({ ...asked, page: 0 }),
  };
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && 'page' in data && 'limit' in data && 'total' in data;
}
