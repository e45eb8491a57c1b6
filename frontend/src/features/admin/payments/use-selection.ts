import { useState } from 'react';
import type { Payment } from '#contracts/views/payment.ts';
import { mayVerify } from './payment-figures.ts';

/** Payments chosen to be verified together; those that are not on the page, or need no verifying any more, are let go. */
export function useSelection(rows: readonly Payment[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const possible = (rows ?? []).filter(mayVerify);
  const chosen = possible.filter(({ id }) => ids.has(id));

  function choose(changed: readonly Payment[], on: boolean): void {
    const rest = chosen.filter((one) => !changed.includes(one));
    setIds(new Set([...rest, ...(on ? changed : [])].map(({ id }) => id)));
  }

  return { possible, chosen, has: (id: string) => chosen.some((one) => one.id === id), choose, clear: () => setIds(new Set()) };
}

export type Selection = ReturnType<typeof useSelection>;
