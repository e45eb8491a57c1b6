import type { AuditRow } from '#contracts/views/platform-audit.ts';
import type { AppDispatch } from '../../../api/app-dispatch.ts';
import { adminApi } from '../api.ts';
import type { AuditQuery } from './audit-filters.ts';

const ROWS_A_CALL = 100;
/** A spreadsheet of more than this helps nobody; the newest are taken. */
const MOST_EXPORTED = 10_000;

/** Everything that the filters leave, newest first, and whether there is more than that. Throws what the call failed with. */
export async function filteredRows(
  dispatch: AppDispatch,
  query: AuditQuery,
): Promise<{ rows: AuditRow[]; more: boolean }> {
  const rows = new Map<string, AuditRow>();
  for (let page = 1; ; page++) {
    const args = { ...query, page, limit: ROWS_A_CALL };
    const {
      items,
      total,
      capped = false,
    } = await dispatch(
      adminApi.endpoints.listAuditLogs.initiate(args, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    // Rows move down while new ones come; each is kept once.
    for (const row of items) rows.set(row.id, row);
    const ended = page * ROWS_A_CALL >= total;
    if (ended || rows.size >= MOST_EXPORTED) return { rows: [...rows.values()], more: capped || !ended };
  }
}
