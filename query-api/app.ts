import type { FileName, QueryName } from '#contracts/calls/route-table.ts';
import type { Handlers } from '#infra/http/routing/handlers.ts';
import { accountQueries } from './account.ts';
import { bookingQueries } from './booking.ts';
import { catalogueQueries } from './catalogue.ts';
import { conversationQueries } from './conversation.ts';
import { notificationQueries } from './notification.ts';
import { paymentQueries } from './payment.ts';
import { payoutQueries } from './payout.ts';
import { placeQueries } from './place.ts';
import { createSources, type QueryDependencies } from './sources.ts';
import { systemQueries } from './system.ts';
import { workerQueries } from './worker.ts';

/** Everything that is read from the read models; files are read from their own store. */
export function queryHandlers(dependencies: QueryDependencies): Handlers<Exclude<QueryName, FileName>> {
  const sources = createSources(dependencies);
  return {
    ...accountQueries(sources),
    ...catalogueQueries(sources),
    ...workerQueries(sources),
    ...bookingQueries(sources),
    ...paymentQueries(sources),
    ...payoutQueries(sources),
    ...conversationQueries(sources),
    ...notificationQueries(sources),
    ...placeQueries(),
    ...systemQueries(sources),
  };
}
