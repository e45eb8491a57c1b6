import { useState } from 'react';
import { runForEach, type Sent } from './run-for-each.ts';
import type { NotDone } from './NotDoneNote.tsx';

/** Runs an action for each of several rows and keeps the failures until dismissed. */
export function useBulkAction<Row extends { id: string }>(nameOf: (row: Row) => string) {
  const [failed, setFailed] = useState<readonly NotDone[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** Returns the number of successes. */
  async function doWith(rows: readonly Row[], send: (row: Row) => Sent): Promise<number> {
    setBusy(true);
    const refused = await runForEach(rows, { nameOf, send });
    setBusy(false);
    setFailed(refused);
    return rows.length - refused.length;
  }

  return { doWith, isBusy, failed, forgetFailed: () => setFailed([]) };
}
