import type { QueryOf } from '#contracts/calls/call.ts';
import type { platformCalls } from '#contracts/calls/platform.ts';
import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { moneyFigures, type MoneyFiguresDocument } from '#projectors/read-models/analytics/money-figures.ts';
import type { QueryContext } from '../query-context.ts';
import type { Days } from './days-in-log.ts';

type AuditQuery = QueryOf<typeof platformCalls.listAuditLogs>;

/** Total of a list of a figure's events, in centavos; null for other lists, and when filters exclude some events. */
export async function figureTotal(
  queryContext: Pick<QueryContext, 'documents'>,
  { figure, from, to, page: _page, limit: _limit, ...others }: AuditQuery,
): Promise<number | null> {
  if (!figure || Object.values(others).some((filter) => filter !== undefined && filter !== false)) return null;
  return figureOfDays(queryContext, figure, { from, to });
}

/** What moved of a figure on these days, in centavos. */
export async function figureOfDays(
  { documents }: Pick<QueryContext, 'documents'>,
  figure: MoneyFigure,
  { from, to }: Days,
): Promise<number> {
  const id = { gte: from ?? '2000-01-01', lte: to ?? '2199-12-31' };
  const days = await documents.find<MoneyFiguresDocument>(moneyFigures.name, { where: { id } });
  return days.reduce((sum, { document }) => sum + document[figure], 0);
}
