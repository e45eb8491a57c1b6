import type { ExtraStatus } from '#contracts/booking/lifecycle.ts';
import type { bookingChangeEvents } from '#contracts/events/booking-changes.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { Booking } from './decider.ts';

export type Proposal = { proposalId: string; by: 'client' | 'worker'; startsAt: string; endsAt: string };
export type Extra = { extraId: string; amountCentavos: number; reason: string; status: ExtraStatus };

type ChangeEvent = EventOf<typeof bookingChangeEvents>;

/** What an event about a new time or an extra changes of its booking. */
export function afterChangeEvent({ extras }: Booking, event: ChangeEvent): Partial<Booking> {
  switch (event.type) {
    case 'RescheduleProposed': {
      const { proposalId, by, startsAt, endsAt } = event.data;
      return { reschedule: { proposalId, by, startsAt, endsAt } };
    }
    case 'RescheduleAccepted': {
      const { proposalId, by, startsAt, endsAt } = event.data;
      return { startsAt, endsAt, timeFrom: proposalId, reschedule: null, answeredProposal: { proposalId, by, answer: 'accepted' } };
    }
    case 'RescheduleDeclined':
      return { reschedule: null, answeredProposal: { proposalId: event.data.proposalId, by: event.data.by, answer: 'declined' } };
    case 'ExtraProposed': {
      const { extraId, amountCentavos, reason } = event.data;
      return { extras: [...extras, { extraId, amountCentavos, reason, status: 'open' }] };
    }
    case 'ExtraApproved':
      return { extras: withStatus(extras, event.data.extraId, 'approved') };
    case 'ExtraRefused':
      return { extras: withStatus(extras, event.data.extraId, 'refused') };
  }
}

function withStatus(extras: readonly Extra[], extraId: string, status: ExtraStatus): Extra[] {
  return extras.map((extra) => (extra.extraId === extraId ? { ...extra, status } : extra));
}

/** Nobody answered these before the work was done: they are not paid. */
export function lapsedExtras(extras: readonly Extra[]): Extra[] {
  return extras.map((extra) => (extra.status === 'open' ? { ...extra, status: 'lapsed' } : extra));
}
