import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { pagesOf } from '../../../ui/pressing/page-range.ts';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { ROW } from '../../../ui/showing/row-marks.ts';
import { adminEn } from '../admin.en.ts';
import { LIST } from './TableFrame.tsx';
import type { AddressChange } from './use-address.ts';

/** One page of a list. */
export interface Page {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  /** The list has more rows than `total`. */
  capped?: boolean | undefined;
}

interface Props {
  of: Page;
  /** How to reach the omitted rows, if not by a search. */
  cappedWords?: string | undefined;
  onChange: (changes: AddressChange) => void;
}

/**
 * Pagination kept in the address, which omits the first page. A page beyond the last redirects to the last. For a
 * capped list it explains how to find the other rows.
 */
export function ListPages({ of: { page, limit, total, capped }, cappedWords, onChange }: Props) {
  const t = useText(adminEn);
  const foot = useRef<HTMLDivElement>(null);
  const turned = useRef(false);
  const last = pagesOf(limit, total);
  const to = (next: number) => onChange({ page: next === 1 ? null : next });
  const toLast = useEffectEvent(() => to(last));
  useEffect(() => {
    if (page > last) toLast();
  }, [page, last]);

  useEffect(() => {
    if (turned.current) toTop(foot.current?.closest<HTMLElement>(`[${LIST}]`));
    turned.current = false;
  }, [page]);

  function turn(next: number) {
    turned.current = true;
    to(next);
  }

  return (
    <div ref={foot}>
      {capped && (
        <p role="status" className="pt-3 text-13 text-muted">
          {cappedWords ?? t('capped', { count: total })}
        </p>
      )}
      <Pagination page={page} limit={limit} total={total} capped={capped} onPage={turn} />
    </div>
  );
}

/** Moves scroll position and focus to the first row of the new page. A fully visible list does not move. */
function toTop(list: HTMLElement | null | undefined): void {
  if (!list) return;
  const row = list.querySelector<HTMLElement>(`[${ROW}]`) ?? list;
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  const { top, height } = list.getBoundingClientRect();
  if (top < 0 || height > window.innerHeight) list.scrollIntoView();
}
