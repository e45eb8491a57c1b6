/** Target path that a guard stored; always within this site. */
export function wantedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : null;
}
