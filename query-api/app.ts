import type { FileName, QueryName } from '#contracts/calls/route-table.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { addressQueries } from './account/addresses.ts';
import { accountQueries } from './account/handlers.ts';
import { analyticsQueries } from './analytics/handlers.ts';
import { approvalQueries } from './approval/handlers.ts';
import { closingQueries } from './account/closing.ts';
import { listViewQueries } from './account/list-views.ts';
import { myDataQueries, type OwnReads } from './account/my-data.ts';
import { personCaseQueries } from './account/person-cases.ts';
import { staffNoteQueries } from './account/staff-notes.ts';
import { bookingQueries } from './booking/handlers.ts';
import { calendarQueries } from './calendar/handlers.ts';
import { catalogueQueries } from './catalogue/handlers.ts';
import { conversationQueries } from './conversation/handlers.ts';
import { disputeQueries } from './dispute/handlers.ts';
import { safetyQueries } from './dispute/safety-handlers.ts';
import { formQueries } from './form/handlers.ts';
import { notificationQueries } from './notification/handlers.ts';
import { paymentQueries } from './payment/handlers.ts';
import { statementQueries } from './payment/statement-handlers.ts';
import { payoutQueries } from './payout/handlers.ts';
import { searchQueries } from './search/handlers.ts';
import { placeQueries } from './place/handlers.ts';
import type { QueryContext } from './query-context.ts';
import { platformQueries } from './platform/handlers.ts';
import { reviewQueries } from './review/handlers.ts';
import { bugQueries } from './support/bug-handlers.ts';
import { ratingQueries } from './support/rating-handlers.ts';
import { savedReplyQueries } from './support/saved-reply-handlers.ts';
import { ticketQueries } from './support/ticket-handlers.ts';
import { workerFiguresQueries } from './worker/worker-figures.ts';
import { workerQueries } from './worker/handlers.ts';

/** All reads from read models; files are read from the file store. */
export function queryHandlers(queryContext: QueryContext): Handlers<Exclude<QueryName, FileName>> {
  const own = {
    ...addressQueries(queryContext),
    ...accountQueries(queryContext),
    ...analyticsQueries(queryContext),
    ...approvalQueries(queryContext),
    ...listViewQueries(queryContext),
    ...staffNoteQueries(queryContext),
    ...personCaseQueries(queryContext),
    ...catalogueQueries(queryContext),
    ...formQueries(queryContext),
    ...workerQueries(queryContext),
    ...workerFiguresQueries(queryContext),
    ...bookingQueries(queryContext),
    ...calendarQueries(queryContext),
    ...paymentQueries(queryContext),
    ...statementQueries(queryContext),
    ...payoutQueries(queryContext),
    ...reviewQueries(queryContext),
    ...disputeQueries(queryContext),
    ...safetyQueries(queryContext),
    ...conversationQueries(queryContext),
    ...notificationQueries(queryContext),
    ...placeQueries(),
    ...searchQueries(queryContext),
    ...ticketQueries(queryContext),
    ...savedReplyQueries(queryContext),
    ...ratingQueries(queryContext),
    ...platformQueries(queryContext),
    ...bugQueries(queryContext),
  };
  return { ...own, ...myDataQueries(queryContext, ownReads), ...closingQueries(queryContext) };
}

/** The endpoints behind a person's data export, on the given documents. */
function ownReads(queryContext: QueryContext): OwnReads {
  return {
    ...accountQueries(queryContext),
    ...bookingQueries(queryContext),
    ...paymentQueries(queryContext),
    ...conversationQueries(queryContext),
    ...notificationQueries(queryContext),
    ...payoutQueries(queryContext),
    ...workerQueries(queryContext),
    ...reviewQueries(queryContext),
    ...formQueries(queryContext),
    ...ticketQueries(queryContext),
    ...disputeQueries(queryContext),
    ...bugQueries(queryContext),
  };
}
