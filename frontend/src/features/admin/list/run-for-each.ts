import { errorText } from '../../../api/error-text.ts';
import type { NotDone } from './NotDoneNote.tsx';

export type Sent = PromiseLike<{ error?: unknown }>;

interface Doing<Row> {
  /** Display name of a row. */
  nameOf: (row: Row) => string;
  send: (row: Row) => Sent;
}

/** Sends one command per row, in order. A refusal does not stop the rest. Returns the refused rows. */
export async function runForEach<Row extends { id: string }>(
  rows: readonly Row[],
  { nameOf, send }: Doing<Row>,
): Promise<NotDone[]> {
  const refused: NotDone[] = [];
  for (const row of rows) {
    const { error } = await send(row);
    if (error) refused.push({ id: row.id, what: nameOf(row), reason: errorText(error) });
  }
  return refused;
}
