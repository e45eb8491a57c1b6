import type { PaymentEvent } from '../events/payment.ts';
import type { DataOf } from '../events/registry.ts';
import type { PaymentMethod } from '../roles.ts';
import { bookingCode } from '../booking/code.ts';
import { ofBooking, toClient, toWorkerOfEvent, type DetailsOf, type Recipient } from './event-details.ts';

type Money = { bookingId: string; amountCentavos: number; method: PaymentMethod };

const money = ({ amountCentavos, method }: Omit<Money, 'bookingId'>) => ({ amountCentavos, method });
const sum = ({ bookingId, amountCentavos }: Omit<Money, 'method'>) => ({
  code: bookingCode(bookingId),
  amountCentavos,
});
const toBoth = (data: { clientId: string; workerAccountId: string }) => [...toClient(data), ...toWorkerOfEvent(data)];

/** The worker's text says whether the refund reduces their earnings. */
function refunded({ clientId, workerAccountId, waivedCentavos }: DataOf<'RefundIssued'>): Recipient[] {
  const forWorker = waivedCentavos > 0 ? 'less' : 'same';
  return [...toClient({ clientId }), { accountId: workerAccountId, as: 'worker', only: { forWorker } }];
}

export const payment = {
  PaymentRequested: {
    tone: 'mango',
    icon: 'HandCoins',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), purpose: data.purpose, by: data.by }),
    notify: {
      to: toClient,
      details: ({ code, workerName, serviceName, amountCentavos, purpose }) => ({
        code,
        worker: workerName,
        service: serviceName,
        amountCentavos,
        purpose,
      }),
    },
  },
  PaymentSubmitted: {
    tone: 'info',
    icon: 'HandCoins',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), reference: data.reference }),
  },
  PaymentReceived: {
    tone: 'success',
    icon: 'Wallet',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), from: data.from }),
    notify: {
      to: (data) => (data.from === 'worker' ? toClient(data) : toBoth(data)),
      details: (data) => ({ ...sum(data), method: data.method }),
    },
  },
  PaymentFailed: {
    tone: 'danger',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), reason: data.reason }),
    notify: {
      kind: ({ method }) => method === 'bank_transfer' && 'TransferNotFound',
      // Nothing is due, so the client has nothing to do.
      to: (data) => (data.owesNothing ? [] : toClient(data)),
      details: (data) => ({ ...sum(data), reason: data.reason, method: data.method }),
    },
  },
  PaymentVerified: {
    tone: 'success',
    icon: 'CircleCheck',
    subject: ofBooking,
    strict: true,
    history: ({ verifiedCentavos, method }) => ({ amountCentavos: verifiedCentavos, method }),
  },
  PaymentVerificationUndone: {
    tone: 'mango',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), isTransfer: data.isTransfer }),
    // The verification of any other payment notified no one, so neither does its undoing.
    notify: { to: (data) => (data.isTransfer ? toBoth(data) : []), details: sum },
  },
  PaymentVoided: {
    tone: 'neutral',
    icon: 'Ban',
    subject: ofBooking,
    strict: true,
    history: ({ reason }) => ({ reason }),
  },
  PaymentWaived: {
    tone: 'mango',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    history: ({ waivedCentavos, reason }) => ({ amountCentavos: waivedCentavos, reason }),
    notify: {
      to: toClient,
      details: ({ bookingId, waivedCentavos }) => sum({ bookingId, amountCentavos: waivedCentavos }),
    },
  },
  RefundIssued: {
    tone: 'mango',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    history: (data) => ({ ...money(data), reason: data.reason }),
    notify: {
      kind: ({ forWorker }) => forWorker !== undefined && 'RefundForWorker',
      to: refunded,
      details: (data) => ({ ...sum(data), reason: data.reason }),
    },
  },
  RefundSettled: {
    tone: 'success',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    history: ({ amountCentavos, reference }) => ({ amountCentavos, reference }),
  },
  RefundFailed: {
    tone: 'danger',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    history: ({ amountCentavos, reason }) => ({ amountCentavos, reason }),
    notify: { to: toClient, details: sum },
  },
  RefundRequested: {
    tone: 'mango',
    icon: 'UserCog',
    subject: ofBooking,
    strict: true,
    forStaff: true,
    history: ({ amountCentavos, reason }) => ({ amountCentavos, reason }),
  },
  RefundRequestDropped: {
    tone: 'neutral',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    forStaff: true,
    history: ({ amountCentavos, because }) => ({ amountCentavos, because }),
  },
  WaiverRequested: {
    tone: 'mango',
    icon: 'UserCog',
    subject: ofBooking,
    strict: true,
    forStaff: true,
    history: ({ waivedCentavos, reason }) => ({ amountCentavos: waivedCentavos, reason }),
  },
  WaiverRequestDropped: {
    tone: 'neutral',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    forStaff: true,
    history: ({ waivedCentavos, because }) => ({ amountCentavos: waivedCentavos, because }),
  },
} satisfies DetailsOf<PaymentEvent['type']>;
