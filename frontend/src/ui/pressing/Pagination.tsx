import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import { pagesOf, plusOf, rangeOf } from './page-range.ts';
import { uiEn } from '../ui.en.ts';

interface Props {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  /** The list has more rows than `total`, which no page shows. */
  capped?: boolean | undefined;
  onPage: (page: number) => void;
}

/** "1 to 20 of 79" with the page buttons. */
export function Pagination({ page: asked, limit, total, capped, onPage }: Props) {
  const t = useText(uiEn);
  const pages = pagesOf(limit, total);
  const { page, from, to } = rangeOf(asked, limit, total);
  return (
    <nav
      aria-label={t('pages')}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-14 whitespace-nowrap text-muted"
    >
      <p className="tabular">{t('range', { from, to, total, plus: plusOf(capped) })}</p>
      <div className="ml-auto flex items-center gap-1">
        <IconButton label={t('previousPage')} disabled={asked <= 1} onClick={() => onPage(Math.min(asked - 1, pages))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <span className="tabular" aria-live="polite">
          {t('pageOf', { page, pages })}
        </span>
        <IconButton label={t('nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </nav>
  );
}
