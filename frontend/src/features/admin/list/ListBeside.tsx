import type { ReactNode } from 'react';

/** A list's screen, and the quick look that takes some of its room. */
export function ListBeside({ quickLook, children }: { quickLook: ReactNode; children: ReactNode }) {
  return (
    <div className="flex">
      <div className="min-w-0 flex-1">{children}</div>
      {quickLook}
    </div>
  );
}
