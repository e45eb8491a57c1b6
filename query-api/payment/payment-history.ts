import type { PaymentEvent } from '#contracts/events/payment.ts';
import { paymentEvents } from '#contracts/events/payment.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { PaymentMethod } from '#contracts/roles.ts';

type PaymentEventType = PaymentEvent['type'];
type Words = { text: string; details: Record<string, unknown> };

const methodNames: Record<PaymentMethod, string> = {
  gcash: 'GCash',
  maya: 'Maya',
  card: 'card',
  bank_transfer: 'bank transfer',
  cash: 'cash',
};
const sum = ({ amountCentavos, method }: { amountCentavos: number; method: PaymentMethod }) =>
  `${formatPesoLong(amountCentavos)} by ${methodNames[method]}`;
const money = ({ amountCentavos, method }: { amountCentavos: number; method: PaymentMethod }) => ({
  amountCentavos,
  method,
});

/** How each event of a payment is told in its booking's history. */
const words: { [Type in PaymentEventType]: (data: DataOf<Type>) => Words } = {
  PaymentRequested: (data) => ({
    text: `${formatPesoLong(data.amountCentavos)} asked for${data.purpose === 'cancellation_fee' ? ', the cancellation fee' : ''}`,
    details: { ...money(data), purpose: data.purpose, by: data.by },
  }),
  PaymentSubmitted: (data) => ({
    text: `${sum(data)} on its way`,
    details: { ...money(data), reference: data.reference },
  }),
  PaymentReceived: (data) => ({ text: `${sum(data)} received`, details: { ...money(data), from: data.from } }),
  PaymentFailed: (data) => ({
    text:
      data.method === 'bank_transfer'
        ? `The bank transfer of ${formatPesoLong(data.amountCentavos)} wasn’t found: ${data.reason}`
        : `${sum(data)} did not go through: ${data.reason}`,
    details: { ...money(data), reason: data.reason },
  }),
  PaymentVerified: ({ verifiedCentavos, method }) => ({
    text: `Payment of ${formatPesoLong(verifiedCentavos)} verified`,
    details: { amountCentavos: verifiedCentavos, method },
  }),
  PaymentVerificationUndone: ({ amountCentavos, method, isTransfer }) => ({
    text: `${formatPesoLong(amountCentavos)} is being checked again`,
    details: { amountCentavos, method, isTransfer },
  }),
  PaymentVoided: ({ reason }) => ({ text: 'Nothing is to be paid any more', details: { reason } }),
  RefundIssued: (data) => ({
    text: `${formatPesoLong(data.amountCentavos)} is given back: ${data.reason}`,
    details: { ...money(data), reason: data.reason },
  }),
  RefundSettled: ({ amountCentavos, reference }) => ({
    text: `${formatPesoLong(amountCentavos)} given back`,
    details: { amountCentavos, reference },
  }),
  RefundFailed: ({ amountCentavos, reason }) => ({
    text: `${formatPesoLong(amountCentavos)} could not be given back: ${reason}`,
    details: { amountCentavos, reason },
  }),
};

export function paymentHistoryWords(event: Recorded<PaymentEventType>): Words {
  // The table's row and the event's data belong together by the event's type.
  return words[event.type](event.data as never);
}

export function isPaymentEvent(event: { type: string }): event is Recorded<PaymentEventType> {
  return Object.hasOwn(paymentEvents, event.type);
}
