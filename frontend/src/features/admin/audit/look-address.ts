/** What a quick look at the audit log shows: a stream, and the event in it, as the address has it. */
export interface Look {
  stream: string;
  /** null: the latest. */
  at: number | null;
}

export function lookOf(params: URLSearchParams): Look | null {
  const stream = params.get('look');
  if (!stream) return null;
  const at = params.get('at');
  return { stream, at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null };
}

/** Where the audit log shows a stream, opened beside its events. */
export function auditLogOf(stream: string): string {
  const name = encodeURIComponent(stream);
  return `/admin/audit-logs?q=${name}&look=${name}`;
}

/** Where the audit log shows the whole story that a stream is part of, over all streams. */
export function storyPath(stream: string): string {
  return `/admin/audit-logs?thread=${encodeURIComponent(stream)}`;
}

/** The row's link, for the focus to come back to. */
export function eventElementId(stream: string, revision: number): string {
  return `event-${stream}-${revision}`;
}
