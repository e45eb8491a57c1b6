import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import type { StateWithApi } from '../../../api/api.ts';
import type { Page } from './ListPages.tsx';
import type { ReadOf } from './TableFrame.tsx';

/** Rows of a page. */
const ROWS_AT_ONCE = 50;

/** A list's call, as RTK Query has it. */
export interface ListEndpoint<Asked, Data> {
  useQuery: (asked: Asked) => ReadOf<Data>;
  initiate: (asked: Asked) => ThunkAction<{ unsubscribe: () => void }, StateWithApi, undefined, UnknownAction>;
  select: (asked: Asked) => (state: StateWithApi) => { data?: Data | undefined };
}

/** A list that is read page by page as it is scrolled through. */
export interface LongList<Row> {
  page: Page | undefined;
  /** By its place in the whole list, from 0; undefined while it is on its way, null where its page has none. */
  rowAt: (index: number) => Row | null | undefined;
  /** Which pages are in view, from 1. */
  show: (pages: readonly number[]) => void;
  /** Names what is asked for, whatever the page. */
  key: string;
}

export interface ListRead<Data, Row> extends ReadOf<Data>, LongList<Row> {
  /** Those of the pages in view, in the list's order. */
  rows: readonly Row[] | undefined;
}

/**
 * The page that the address names, and those beside it that are in view. What is not in view is not read: what is pushed
 * makes two or three pages stale, however long the list is.
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
  // With other filters the rows of before stay until the first of theirs are read.
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

/** Keeps these pages read for as long as they are in view. */
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
