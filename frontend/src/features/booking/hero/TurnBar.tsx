import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

/** In the hero on wide screens, where `pb-28` reserves its space; on phones at the foot, above the navigation. */
export function TurnBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot-bar
      className={cx(
        'fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap gap-2 border-t',
        'border-line bg-surface px-4 py-3 whitespace-nowrap [&>button]:px-3 max-[24rem]:[&>button]:text-14',
        'lg:absolute lg:inset-x-7 lg:bottom-7 lg:border-0 lg:bg-transparent lg:p-0 lg:[&>button]:flex-none lg:[&>button]:px-8',
      )}
    >
      {children}
    </div>
  );
}
