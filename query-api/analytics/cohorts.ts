import { monthsBefore } from '#contracts/manila-time.ts';
import type { Cohort } from '#contracts/views/analytics.ts';
import type { ClientMonthsDocument } from '#projectors/read-models/analytics/client-months.ts';

const SHOWN = 12;

/** The twelve months up to `last`, oldest first, each with its months up to `current`. */
export function cohortsUpTo(parts: Iterable<ClientMonthsDocument>, last: string, current: string): Cohort[] {
  const months = Array.from({ length: SHOWN }, (_, n) => monthsBefore(last, SHOWN - 1 - n));
  const counts = new Map(months.map((month) => [month, new Map<string, number>()]));
  for (const { cohorts } of parts)
    for (const [first, active] of Object.entries(cohorts)) add(counts.get(first), active);
  return months.map((month) => ({
    month,
    clients: counts.get(month)?.get(month) ?? 0,
    active: monthsFrom(month, current).map((later) => counts.get(month)?.get(later) ?? 0),
  }));
}

/** Ignores cohorts outside the list. */
function add(into: Map<string, number> | undefined, active: Readonly<Record<string, number>>): void {
  if (into) for (const [month, clients] of Object.entries(active)) into.set(month, (into.get(month) ?? 0) + clients);
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsBefore(month, -1)) months.push(month);
  return months;
}
