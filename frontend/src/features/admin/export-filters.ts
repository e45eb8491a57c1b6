/** What of a list was taken away, as the audit log keeps it: `status=paid&from=2026-11-01`. */
export function exportFilters(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
