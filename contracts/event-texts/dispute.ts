import type { DisputeEvent } from '../events/dispute.ts';
import { type DisputeSide, otherSideOf } from '../dispute/lifecycle.ts';
import {
  codeOf,
  type DetailsOf,
  ofBooking,
  type Recipient,
  toBothSides,
  toClient,
  withoutDuplicates,
  toWorkerOfEvent,
  toOtherSide,
} from './event-details.ts';

type OfBoth = { clientId: string; workerAccountId: string };

const toSide = (side: DisputeSide, data: OfBoth): Recipient[] =>
  side === 'client' ? toClient(data) : toWorkerOfEvent(data);

/** A side's message goes to the other side; a message of staff to the sides that it asks. */
function messageTo({ by, asks, ...data }: OfBoth & { by: string; asks: DisputeSide | 'both' | null }): Recipient[] {
  if (by === 'client' || by === 'worker') return withoutDuplicates(toSide(otherSideOf(by), data));
  if (asks === 'both') return toBothSides(data);
  return asks === null ? [] : withoutDuplicates(toSide(asks, data));
}

export const dispute = {
  DisputeOpened: {
    tone: 'danger',
    icon: 'ShieldX',
    subject: ofBooking,
    strict: true,
    notify: {
      alarming: true,
      to: (data) => withoutDuplicates(toOtherSide(data)),
      details: ({ about, answerBy, ...data }) => ({ ...codeOf(data), about, answerBy }),
    },
  },
  DisputeMessageAdded: {
    tone: 'info',
    icon: 'MessageCircle',
    subject: ofBooking,
    notify: { to: messageTo, details: ({ by, ...data }) => ({ ...codeOf(data), by }) },
  },
  DisputeWithdrawn: {
    tone: 'neutral',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    notify: { to: (data) => withoutDuplicates(toOtherSide(data)), details: (data) => codeOf(data) },
  },
  DisputeDecided: {
    tone: 'brand',
    icon: 'CheckCheck',
    subject: ofBooking,
    strict: true,
    notify: {
      to: toBothSides,
      details: ({ outcome, reason, waivedCentavos, appealBy, ...data }) => ({
        ...codeOf(data),
        outcome,
        reason,
        amountCentavos: waivedCentavos,
        final: appealBy === null ? 'yes' : 'no',
        ...(appealBy !== null && { answerBy: appealBy }),
      }),
    },
  },
  DisputeDecisionAccepted: { tone: 'success', icon: 'Check', subject: ofBooking, strict: true },
  DisputeAppealed: {
    tone: 'mango',
    icon: 'Repeat',
    subject: ofBooking,
    strict: true,
    notify: { to: (data) => withoutDuplicates(toOtherSide(data)), details: (data) => codeOf(data) },
  },
  DisputeSettled: {
    tone: 'success',
    icon: 'CircleCheck',
    subject: ofBooking,
    strict: true,
    notify: {
      to: toBothSides,
      details: ({ outcome, waivedCentavos, ...data }) => ({
        ...codeOf(data),
        outcome,
        amountCentavos: waivedCentavos,
      }),
    },
  },
  DisputeReopened: {
    tone: 'mango',
    icon: 'Repeat',
    subject: ofBooking,
    strict: true,
    notify: { to: toBothSides, details: (data) => codeOf(data) },
  },
  DisputeAnswerReminded: {
    tone: 'danger',
    icon: 'Clock',
    subject: ofBooking,
    notify: {
      alarming: true,
      to: ({ to, ...data }) => withoutDuplicates(toSide(to, data)),
      details: ({ answerBy, ...data }) => ({ ...codeOf(data), answerBy }),
    },
  },
} satisfies DetailsOf<DisputeEvent['type']>;
