import type { ReactNode } from 'react';
import type { StaffList } from '#contracts/account/list-views.ts';
import { LazyListViews } from './views/LazyListViews.tsx';

export type FilterPlace = 'above' | 'head' | 'list';

interface Props {
  label: string | undefined;
  /** List whose saved views are offered beside the filters. */
  views?: StaffList | undefined;
  search?: ReactNode;
  /** A row above the list, a part of the screen's header, or a row directly above the rows. */
  place?: FilterPlace;
  children: ReactNode;
}

const places = {
  above: 'mb-3 grid gap-2 sm:flex sm:flex-wrap sm:items-center',
  head: 'contents sm:flex sm:flex-wrap sm:items-center sm:gap-2',
  list: 'mb-3.5',
};
/** Above a list on a phone, all filters are in one row that scrolls sideways: the rows of the list need the height. */
const rows = {
  above:
    'scrollbar-none scroll-edges relative -mx-4 -my-1 flex items-center gap-2 overflow-x-auto px-4 py-1 sm:contents',
  head: 'contents',
  list: 'flex flex-wrap items-center gap-2',
};

/** A list's search, filters and saved views. */
export function FilterBar({ label, views, search, place = 'above', children }: Props) {
  return (
    <search aria-label={label} className={places[place]}>
      {search}
      <div className={rows[place]}>
        {children}
        {views && <LazyListViews list={views} />}
      </div>
    </search>
  );
}
