import { errorText } from '../../../api/error-text.ts';
import type { NotDone } from './NotDoneNote.tsx';

export type Sent = PromiseLike<{ error?: unknown }>;

interface Doing<Row> {
  /** What people call a row. */
  nameOf: (row: Row) => string;
  send: (row: Row) => Sent;
}

/** One after another, each by a command of its own: one that is refused holds up no other. Answers which were refused. */
export async function eachOfSeveral<Row extends { id: string }>(
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
