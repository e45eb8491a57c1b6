/** Path of a search; null for a blank one (specification section 5). */
export function searchPath(query: string): string | null {
  const trimmed = query.trim();
  return trimmed ? `/search?${new URLSearchParams({ q: trimmed })}` : null;
}
