import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { adminEn } from '../admin.en.ts';
import { nextSort, sortedBy, type SortedBy, type SortKind } from './list-sort.ts';

interface Props {
  column: string;
  kind: SortKind;
  now: SortedBy | null;
  onSort: (sort: string | null) => void;
  children: ReactNode;
}

export function SortHeading({ column, kind, now, onSort, children }: Props) {
  const t = useText(adminEn);
  const own = now?.column === column ? now : null;
  const next = nextSort(now, column, kind);
  const after = sortedBy(next);
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      title={t(after ? sortWords[kind][after.down ? 'down' : 'up'] : 'usualOrder')}
      className={`touch-area inline-flex max-w-full items-center gap-1 rounded-8 font-strong hover:text-ink ${own ? 'text-ink' : ''}`}
    >
      <span className="truncate">{children}</span>
      <Order of={own} />
    </button>
  );
}

function Order({ of }: { of: SortedBy | null }) {
  const look = 'size-3.5 shrink-0';
  if (!of) return <ChevronsUpDown aria-hidden="true" className={`${look} opacity-60`} />;
  return of.down ? <ArrowDown aria-hidden="true" className={look} /> : <ArrowUp aria-hidden="true" className={look} />;
}

export const sortWords = {
  text: { up: 'fromA', down: 'fromZ' },
  number: { up: 'lowestFirst', down: 'highestFirst' },
  time: { up: 'oldestFirst', down: 'newestFirst' },
} as const;
