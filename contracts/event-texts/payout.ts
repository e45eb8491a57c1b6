import { bookingCode } from '../booking/code.ts';
import type { DataOf } from '../events/registry.ts';
import type { PayoutEvent } from '../events/payout.ts';
import { destinationName } from './destination-name.ts';
import { ofWorker, toWorkerOfEvent, type Details, type DetailsOf } from './event-details.ts';

const destination = (data: { method: string; bank: string | null }) => ({ destination: destinationName(data) });
const sum = ({ friday, amountCentavos }: { friday: string; amountCentavos: number }) => ({ friday, amountCentavos });

function held({ reason, missingAccount, accountChange, ...data }: DataOf<'PayoutHeld'>): Details {
  if (accountChange) return { ...sum(data), reason, waitsFor: 'change', heldUntil: accountChange.heldUntil };
  return { ...sum(data), reason, waitsFor: missingAccount ? 'account' : 'admin' };
}

export const payout = {
  EarningAdded: {
    tone: 'neutral',
    icon: 'PiggyBank',
    subject: ofWorker,
    changes: ({ line }) => ({ amountCentavos: line.amountCentavos }),
  },
  PayoutLineHeld: {
    tone: 'mango',
    icon: 'CirclePause',
    subject: ofWorker,
    strict: true,
    changes: ({ line }) => ({ amountCentavos: -line.amountCentavos }),
    notify: {
      to: toWorkerOfEvent,
      details: ({ friday, line }) => ({
        friday,
        amountCentavos: -line.amountCentavos,
        code: line.bookingId === null ? '' : bookingCode(line.bookingId),
      }),
    },
  },
  PayoutScheduled: { tone: 'info', icon: 'CalendarDays', subject: ofWorker, strict: true, changes: destination },
  PayoutHeld: {
    tone: 'mango',
    icon: 'CirclePause',
    subject: ofWorker,
    strict: true,
    changes: ({ accountChange }) => ({ until: accountChange?.heldUntil ?? null }),
    notify: { to: toWorkerOfEvent, details: held },
  },
  PayoutReleased: { tone: 'brand', icon: 'Check', subject: ofWorker, strict: true, changes: destination },
  PayoutPaid: {
    tone: 'success',
    icon: 'CircleCheck',
    subject: ofWorker,
    strict: true,
    notify: { to: toWorkerOfEvent, details: ({ reference, ...data }) => ({ ...sum(data), reference }) },
  },
  PayoutFailed: {
    tone: 'danger',
    icon: 'CircleX',
    subject: ofWorker,
    strict: true,
    notify: { alarming: true, to: toWorkerOfEvent, details: ({ reason, ...data }) => ({ ...sum(data), reason }) },
  },
  PayoutReversed: { tone: 'danger', icon: 'Undo2', subject: ofWorker, strict: true },
  PayoutCarriedForward: { tone: 'neutral', icon: 'CornerDownRight', subject: ofWorker },
} satisfies DetailsOf<PayoutEvent['type']>;
