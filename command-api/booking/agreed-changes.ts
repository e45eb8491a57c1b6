import type { ExtraStatus } from '#contracts/booking/lifecycle.ts';
import type { bookingChangeEvents } from '#contracts/events/booking-changes.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { Folds } from './decider.ts';

export type Proposal = { proposalId: string; by: 'client' | 'worker'; startsAt: string; endsAt: string };
export type Extra = { extraId: string; amountCentavos: number; reason: string; status: ExtraStatus };

type ChangeEvent = EventOf<typeof bookingChangeEvents>;

export const changeFolds: Folds<ChangeEvent> = {
  RescheduleProposed: (_, { proposalId, by, startsAt, endsAt }) => ({
    reschedule: { proposalId, by, startsAt, endsAt },
  }),
  RescheduleAccepted: (_, { proposalId, by, startsAt, endsAt }) => ({
    startsAt,
    endsAt,
    timeFrom: proposalId,
    reschedule: null,
    answeredProposal: { proposalId, by, answer: 'accepted' },
    noShow: null,
    askedOverdue: null,
  }),
  RescheduleDeclined: (_, { proposalId, by }) => ({
    reschedule: null,
    answeredProposal: { proposalId, by, answer: 'declined' },
  }),
  ExtraProposed: ({ extras }, { extraId, amountCentavos, reason }) => ({
    extras: [...extras, { extraId, amountCentavos, reason, status: 'open' }],
  }),
  ExtraApproved: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'approved') }),
  ExtraRefused: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'refused') }),
};

function withStatus(extras: readonly Extra[], extraId: string, status: ExtraStatus): Extra[] {
  return extras.map((extra) => (extra.extraId === extraId ? { ...extra, status } : extra));
}

/** Nobody answered these before the work was done: they are not paid. */
export function lapsedExtras(extras: readonly Extra[]): Extra[] {
  return extras.map((extra) => (extra.status === 'open' ? { ...extra, status: 'lapsed' } : extra));
}
