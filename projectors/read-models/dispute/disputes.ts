import { type Dispute, foldDispute, noDispute } from '#contracts/dispute/dispute-fold.ts';
import { disputeEvents } from '#contracts/events/dispute.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';

/** The latest dispute of a booking. By booking id. Amounts in centavos. */
export type DisputeDocument = Dispute & {
  /** Time of the last change. */
  changedAt: string;
};

export const disputes = defineReadModel<DisputeDocument>({
  name: 'disputes',
  version: 3,
  fields: ['status', 'openedAt', 'changedAt', 'clientId', 'workerAccountId', 'workerId'],
  compound: [
    ['status', 'openedAt'],
    ['status', 'changedAt'],
  ],
  on: onEach(typesOf(disputeEvents), {
    ids: ({ data }) => data.bookingId,
    apply: (before, event) => ({ ...foldDispute(before ?? noDispute, event), changedAt: event.recordedAt }),
  }),
  push: ({ bookingId, clientId, workerAccountId, status }): PushDraft[] => [
    {
      namespace: 'account',
      event: 'dispute:updated',
      to: { accounts: [clientId, workerAccountId] },
      payload: { bookingId, status },
    },
  ],
});
