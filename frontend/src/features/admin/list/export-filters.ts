/** Filters of an export, without the page: `status=paid&from=2026-11-01`. */
export function exportFilters({ page: _page, limit: _limit, ...query }: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
