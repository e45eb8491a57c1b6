import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { uiEn } from '../ui.en.ts';

/** A grey placeholder; its size is set by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block rounded-8', className)}
      style={{
        background:
          'linear-gradient(90deg, var(--skeleton) 35%, var(--skeleton-glint) 50%, var(--skeleton) 65%) 0 0 / 300% 100%',
        animation: 'suki-glint 1600ms linear infinite',
      }}
    />
  );
}

/** Announces "Loading…" once; the placeholders inside are silent. */
export function Loading({ children, text, className }: { children: ReactNode; text?: string; className?: string }) {
  const t = useText(uiEn);
  return (
    <div role="status" className={className}>
      <span className="sr-only">{text ?? t('loading')}</span>
      {children}
    </div>
  );
}

/** Picture, two lines, something at the end. */
export function SkeletonRow() {
  return (
    <div className="flex items-center gap-3 py-3">
      <Skeleton className="size-12 shrink-0 rounded-pill" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-3.5 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
      <Skeleton className="h-4 w-16" />
    </div>
  );
}

export function SkeletonCard() {
  return (
    <div className="rounded-20 border border-line bg-surface p-5">
      <SkeletonRow />
      <Skeleton className="mt-2 h-12 rounded-12" />
    </div>
  );
}

/** Placeholder of a list. */
export function SkeletonList({ rows = 4 }: { rows?: number }) {
  return (
    <Loading className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </Loading>
  );
}

/** Placeholder of a whole screen while its code loads. */
export function SkeletonPage() {
  return (
    <Loading className="space-y-4 py-6">
      <Skeleton className="h-9 w-2/5" />
      <Skeleton className="h-40 rounded-20" />
      <SkeletonCard />
      <SkeletonCard />
    </Loading>
  );
}
