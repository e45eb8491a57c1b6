import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** Bar at the foot of a phone's screen with the selection and the button. Leave pb-28 below the page's content. */
export function StickyBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface ' +
          'px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
