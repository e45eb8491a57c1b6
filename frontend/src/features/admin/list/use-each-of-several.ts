import { useState } from 'react';
import { eachOfSeveral, type Sent } from './each-of-several.ts';
import type { NotDone } from './NotDoneNote.tsx';

/** Runs an action for each of several rows and keeps the failures until dismissed. */
export function useEachOfSeveral<Row extends { id: string }>(nameOf: (row: Row) => string) {
  const [failed, setFailed] = useState<readonly NotDone[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** Returns the number of successes. */
  async function doWith(rows: readonly Row[], send: (row: Row) => Sent): Promise<number> {
    setBusy(true);
    const refused = await eachOfSeveral(rows, { nameOf, send });
    setBusy(false);
    setFailed(refused);
    return rows.length - refused.length;
  }

  return { doWith, isBusy, failed, forgetFailed: () => setFailed([]) };
}
