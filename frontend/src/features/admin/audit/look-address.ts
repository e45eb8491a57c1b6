/** Stream and event of the audit log's quick look, kept in the address. */
export interface Look {
  stream: string;
  /** null: the newest event. */
  at: number | null;
}

export function lookOf(params: URLSearchParams): Look | null {
  const stream = params.get('look');
  if (!stream) return null;
  const at = params.get('at');
  return { stream, at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null };
}

/** Audit log path that opens a stream beside the events. */
export function auditLogOf(stream: string): string {
  const name = encodeURIComponent(stream);
  return `/admin/audit-logs?q=${name}&look=${name}`;
}

/** Audit log path of a stream's correlated events, across all streams. */
export function storyPath(stream: string): string {
  return `/admin/audit-logs?thread=${encodeURIComponent(stream)}`;
}

/** Id of the row's link, which receives the focus when the quick look closes. */
export function eventElementId(stream: string, revision: number): string {
  return `event-${stream}-${revision}`;
}
