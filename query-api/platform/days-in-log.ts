import { addDays } from '#contracts/manila-time.ts';
import { dayFigures, type DayFiguresDocument } from '#projectors/read-models/platform/day-figures.ts';
import type { QueryContext } from '../query-context.ts';
import type { AuditFilter } from './audit-filter.ts';

type Documents = QueryContext['documents'];

/** Manila days, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** From the first of these days to the last. */
export async function positionsOf(
  documents: Documents,
  { from, to }: Days,
): Promise<Pick<AuditFilter, 'fromPosition' | 'beforePosition'>> {
  return {
    ...(from !== undefined && { fromPosition: await firstPositionFrom(documents, from) }),
    ...(to !== undefined && { beforePosition: await firstPositionFrom(documents, addDays(to, 1)) }),
  };
}

/** Positions rise with the days, so days are a range of positions. There is nothing after the last day. */
async function firstPositionFrom(documents: Documents, day: string): Promise<number> {
  const [first] = await documents.find<DayFiguresDocument>(dayFigures.name, {
    where: { day: { gte: day } },
    sort: [['day', 'asc']],
    limit: 1,
  });
  return first?.document.firstPosition ?? Number.MAX_SAFE_INTEGER;
}
