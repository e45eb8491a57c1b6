import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { pagesOf } from '../../../ui/pressing/page-range.ts';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { adminText } from '../admin.text.ts';
import { LIST } from './TableFrame.tsx';
import type { AddressChange } from './use-address.ts';

/** Where in its list a page stands. */
export interface Page {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  /** There are more than `total`. */
  capped?: boolean | undefined;
}

interface Props {
  of: Page;
  /** The page in sight, where that is another than the address names yet. */
  shown?: number | null;
  /** Instead of a new page from its top. */
  onTurn?: (page: number) => void;
  /** How to come by those that are left out, where that is no search. */
  cappedWords?: string | undefined;
  onChange: (changes: AddressChange) => void;
}

/**
 * Pages kept in the address, which names all but the first. A page beyond the last leads to the last. Of a capped list
 * it says how to find the others.
 */
export function ListPages({ of: { page, limit, total, capped }, shown, onTurn, cappedWords, onChange }: Props) {
  const t = useText(adminText);
  const foot = useRef<HTMLDivElement>(null);
  const last = pagesOf(limit, total);
  const to = (next: number) => onChange({ page: next === 1 ? null : next });
  const toLast = useEffectEvent(() => to(last));
  useEffect(() => {
    if (page > last) toLast();
  }, [page, last]);

  function turn(next: number) {
    if (onTurn) return onTurn(next);
    to(next);
    toTop(foot.current?.closest<HTMLElement>(`[${LIST}]`));
  }

  return (
    <div ref={foot}>
      {capped && (
        <p role="status" className="pt-3 text-13 text-muted">
          {cappedWords ?? t('capped', { count: total })}
        </p>
      )}
      <Pagination page={shown ?? page} limit={limit} total={total} capped={capped} onPage={turn} />
    </div>
  );
}

/** The next page is read from its first row, by eyes and by keyboard alike. A list that is whole in sight stays where it is. */
function toTop(list: HTMLElement | null | undefined): void {
  if (!list) return;
  list.focus({ preventScroll: true });
  const { top, height } = list.getBoundingClientRect();
  if (top < 0 || height > window.innerHeight) list.scrollIntoView();
}
