import type { FileName, QueryName } from '#contracts/calls/route-table.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { accountQueries } from './account/handlers.ts';
import { analyticsQueries } from './analytics/handlers.ts';
import { approvalQueries } from './approval/handlers.ts';
import { closingQueries } from './account/closing.ts';
import { myDataQueries } from './account/my-data.ts';
import { personCaseQueries } from './account/person-cases.ts';
import { staffNoteQueries } from './account/staff-notes.ts';
import { bookingQueries } from './booking/handlers.ts';
import { catalogueQueries } from './catalogue/handlers.ts';
import { conversationQueries } from './conversation/handlers.ts';
import { disputeQueries } from './dispute/handlers.ts';
import { safetyQueries } from './dispute/safety-handlers.ts';
import { notificationQueries } from './notification/handlers.ts';
import { paymentQueries } from './payment/handlers.ts';
import { statementQueries } from './payment/statement-handlers.ts';
import { payoutQueries } from './payout/handlers.ts';
import { placeQueries } from './place/handlers.ts';
import { createQueryContext, type QueryDependencies } from './query-context.ts';
import { platformQueries } from './platform/handlers.ts';
import { bugQueries } from './support/bug-handlers.ts';
import { ticketQueries } from './support/ticket-handlers.ts';
import { workerFiguresQueries } from './worker/worker-figures.ts';
import { workerQueries } from './worker/handlers.ts';

/** Everything that is read from the read models; files are read from their own store. */
export function queryHandlers(dependencies: QueryDependencies): Handlers<Exclude<QueryName, FileName>> {
  const queryContext = createQueryContext(dependencies);
  const own = {
    ...accountQueries(queryContext),
    ...analyticsQueries(queryContext),
    ...approvalQueries(queryContext),
    ...staffNoteQueries(queryContext),
    ...personCaseQueries(queryContext),
    ...catalogueQueries(queryContext),
    ...workerQueries(queryContext),
    ...workerFiguresQueries(queryContext),
    ...bookingQueries(queryContext),
    ...paymentQueries(queryContext),
    ...statementQueries(queryContext),
    ...payoutQueries(queryContext),
    ...disputeQueries(queryContext),
    ...safetyQueries(queryContext),
    ...conversationQueries(queryContext),
    ...notificationQueries(queryContext),
    ...placeQueries(),
    ...ticketQueries(queryContext),
    ...platformQueries(queryContext),
    ...bugQueries(queryContext),
  };
  return { ...own, ...myDataQueries(queryContext, own), ...closingQueries(queryContext) };
}
