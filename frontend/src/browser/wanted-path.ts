/** Where a guard noted that someone wanted to go: a path of ours, never another site. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
