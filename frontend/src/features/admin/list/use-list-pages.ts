import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { StateWithApi } from '../../../api/api.ts';
import type { Page } from './ListPages.tsx';
import type { ReadOf } from './TableFrame.tsx';

/** Page size. */
const ROWS_AT_ONCE = 50;

/** RTK Query endpoint of a list. */
export interface ListEndpoint<Asked, Data> {
  useQuery: (asked: Asked) => ReadOf<Data>;
  initiate: (asked: Asked) => ThunkAction<{ unsubscribe: () => void }, StateWithApi, undefined, UnknownAction>;
  select: (asked: Asked) => (state: StateWithApi) => { data?: Data | undefined };
}

/** A list loaded page by page while scrolling. */
export interface LongList<Row> {
  page: Page | undefined;
  /** By index in the whole list, from 0; undefined while loading, null if its page has no such row. */
  rowAt: (index: number) => Row | null | undefined;
  /** Visible pages, from 1. */
  show: (pages: readonly number[]) => void;
  /** Identifies the filters, independent of the page. */
  key: string;
}

export interface ListRead<Data, Row> extends ReadOf<Data>, LongList<Row> {
  /** Rows of the visible pages, in order. */
  rows: readonly Row[] | undefined;
}

/**
 * Reads the page in the address and the visible pages beside it. Other pages are not read, so a push refetches two or
 * three pages, whatever the list's length.
 */
export function useListPages<Filters extends { page: number }, Data extends Page, Row>(
  endpoint: ListEndpoint<NoInfer<Filters> & { limit: number }, Data>,
  filters: Filters,
  rowsOf: (data: Data) => readonly Row[],
): ListRead<Data, Row> {
  const asked = { ...filters, limit: ROWS_AT_ONCE };
  const query = endpoint.useQuery(asked);
  const key = JSON.stringify({ ...asked, page: 0 });
  const [shown, setShown] = useState<{ key: string; pages: readonly number[] }>({ key, pages: [] });
  const beside = shown.key === key ? shown.pages.filter((page) => page !== asked.page) : [];
  usePages(endpoint, asked, beside);

  const found = useSelector(
    (state: StateWithApi) => beside.map((page) => endpoint.select({ ...asked, page })(state).data),
    shallowEqual,
  );
  const current = query.currentData ?? found.find((data) => data !== undefined);
  // After a filter change the previous rows stay until the first new ones are loaded.
  const read = [...found, current ?? query.data].filter((data) => data !== undefined);
  const pages = new Map(read.map((data) => [data.page, data]));
  const limit = read[0]?.limit ?? 1;

  const show = useCallback(
    (next: readonly number[]) =>
      setShown((before) => (before.key === key && before.pages.join() === next.join() ? before : { key, pages: next })),
    [key],
  );

  return {
    data: query.data,
    currentData: current,
    error: query.error,
    refetch: query.refetch,
    page: current ?? query.data,
    rows: read.length > 0 ? [...pages.values()].sort((one, other) => one.page - other.page).flatMap(rowsOf) : undefined,
    rowAt(index) {
      const data = pages.get(Math.floor(index / limit) + 1);
      return data && (rowsOf(data)[index % limit] ?? null);
    },
    show,
    key,
  };
}

/** Subscribes to these pages while they are visible. */
function usePages<Asked extends { page: number }, Data>(
  { initiate }: ListEndpoint<Asked, Data>,
  asked: Asked,
  pages: readonly number[],
): void {
  const dispatch = useAppDispatch();
  const names = pages.join();
  const key = JSON.stringify({ ...asked, page: 0 });
  const read = useEffectEvent(() => pages.map((page) => dispatch(initiate({ ...asked, page }))));
  useEffect(() => {
    const reads = read();
    return () => {
      for (const { unsubscribe } of reads) unsubscribe();
    };
  }, [key, names]);
}

export function itemsOf<Row>({ items }: { items: readonly Row[] }): readonly Row[] {
  return items;
}
