import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ListView, StaffList } from '#contracts/account/list-views.ts';
import { useListListViewsQuery } from './api.ts';
import { viewQuery } from './view-query.ts';

export interface ListViewsOf {
  views: readonly ListView[];
  /** Filters in the address. */
  query: string;
  /** The view equal to the current filters; null without one. */
  current: ListView | null;
  show: (query: string) => void;
}

/**
 * The user's saved views of a list, and the current one. Without filters in the address the list opens with its
 * default view.
 */
export function useListViews(list: StaffList): ListViewsOf {
  const { data } = useListListViewsQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  const views = (data?.items ?? []).filter((view) => view.list === list);
  const query = viewQuery(new URLSearchParams(search));
  const show = (wanted: string) => void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
  useDefaultView(list, data && views.find(({ isDefault }) => isDefault), data !== undefined, show);
  return { views, query, current: views.find((view) => view.query === query) ?? null, show };
}

/** Applies the default once per visit: a user who clears the filters sees all rows. */
function useDefaultView(
  list: StaffList,
  view: ListView | undefined,
  isKnown: boolean,
  show: (query: string) => void,
): void {
  const { key, pathname, search } = useLocation();
  const isCome = useNavigationType() !== 'REPLACE' && pathname === `/admin/${list}` && search === '';
  const asked = useRef<string | null>(null);
  const open = useEffectEvent(() => {
    asked.current = key;
    if (isCome && view && view.query !== '') show(view.query);
  });
  useEffect(() => {
    if (isKnown && asked.current !== key) open();
  }, [isKnown, key]);
}
