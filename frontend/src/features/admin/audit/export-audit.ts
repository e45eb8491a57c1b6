import type { AuditRow } from '#contracts/views/audit.ts';
import type { AppDispatch } from '../../../app/create-store.ts';
import { adminApi } from '../api.ts';
import type { AuditQuery } from './audit-filters.ts';

const ROWS_A_CALL = 100;
/** A spreadsheet of more than this helps nobody; the newest are taken. */
export const MOST_EXPORTED = 10_000;

/** Everything that the filters leave, newest first. Throws what the call failed with. */
export async function filteredRows(dispatch: AppDispatch, query: AuditQuery): Promise<AuditRow[]> {
  const rows = new Map<string, AuditRow>();
  for (let page = 1; rows.size < MOST_EXPORTED; page++) {
    const args = { ...query, page, limit: ROWS_A_CALL };
    const { items, total } = await dispatch(adminApi.endpoints.listAuditLogs.initiate(args, { subscribe: false, forceRefetch: true })).unwrap();
    // Rows move down while new ones come; each is kept once.
    for (const row of items) rows.set(row.id, row);
    if (items.length < ROWS_A_CALL || page * ROWS_A_CALL >= total) break;
  }
  return [...rows.values()];
}
