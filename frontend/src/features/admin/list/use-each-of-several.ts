import { useState } from 'react';
import { eachOfSeveral, type Sent } from './each-of-several.ts';
import type { NotDone } from './NotDoneNote.tsx';

/** Does something with each of several rows, and keeps with which of them it couldn't be done until that was read. */
export function useEachOfSeveral<Row extends { id: string }>(nameOf: (row: Row) => string) {
  const [failed, setFailed] = useState<readonly NotDone[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** How many it was done with. */
  async function doWith(rows: readonly Row[], send: (row: Row) => Sent): Promise<number> {
    setBusy(true);
    const refused = await eachOfSeveral(rows, { nameOf, send });
    setBusy(false);
    setFailed(refused);
    return rows.length - refused.length;
  }

  return { doWith, isBusy, failed, forgetFailed: () => setFailed([]) };
}
