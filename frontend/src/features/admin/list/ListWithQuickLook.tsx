import type { ReactNode } from 'react';

/** A list with an optional quick look beside it. */
export function ListWithQuickLook({ quickLook, children }: { quickLook: ReactNode; children: ReactNode }) {
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">{children}</div>
      {quickLook}
    </div>
  );
}
