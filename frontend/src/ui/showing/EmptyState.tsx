import type { ReactNode } from 'react';
import { Tiles } from './decoration/Tiles.tsx';
import type { TileSpec } from './decoration/tile-shapes.ts';

const art: readonly (readonly (TileSpec | null)[])[] = [
  [
    { shape: 'leaf', ground: 'brand-tint', fill: 'brand' },
    { shape: 'quarter', ground: 'sand', fill: 'clay' },
    { shape: 'petal', ground: 'mango-tint', fill: 'mango', accent: 'deep' },
  ],
  [
    { shape: 'quarter', ground: 'brand-tint', fill: 'deep-2', turn: 1 },
    { shape: 'petal', ground: 'sky', fill: 'brand', accent: 'mango' },
    null,
  ],
];

interface Props {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One action: a Button or ButtonLink of size 44. */
  action?: ReactNode;
  /** `h1` if it is the whole page. */
  as?: 'h1' | 'h2';
}

/** An empty list: an incomplete tile pattern, one sentence and one action. */
export function EmptyState({ title, children, action, as: Heading = 'h2' }: Props) {
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <div className="relative mb-5 w-33">
        <Tiles rows={art} className="overflow-hidden rounded-12" />
        <span
          aria-hidden="true"
          className="absolute right-0.5 bottom-0.5 size-[41px] rounded-8 border-2 border-dashed border-line-control"
        />
      </div>
      <Heading className="text-16 font-strong">{title}</Heading>
      {children && <p className="mt-1 max-w-64 text-14 text-muted">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
