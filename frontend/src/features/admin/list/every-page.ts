const ROWS_A_CALL = 100;
/** A spreadsheet of more than this helps nobody; the list's first are taken. */
const MOST = 10_000;

interface Read<Row> {
  items: readonly Row[];
  total: number;
  capped?: boolean | undefined;
}

/** A list's rows of every page, in its order, and whether there are more than that. Throws what a call failed with. */
export async function everyPage<Row extends { id: string }>(
  read: (page: { page: number; limit: number }) => Promise<Read<Row>>,
): Promise<{ rows: Row[]; more: boolean }> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page++) {
    const { items, total, capped = false } = await read({ page, limit: ROWS_A_CALL });
    // Rows move down while new ones come; each is kept once.
    for (const row of items) rows.set(row.id, row);
    const ended = page * ROWS_A_CALL >= total;
    if (ended || rows.size >= MOST) return { rows: [...rows.values()], more: capped || !ended };
  }
}
