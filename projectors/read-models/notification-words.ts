import { bookingCode } from '#contracts/booking/code.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';

export type Recipient = { accountId: string; as: 'client' | 'worker' };
type Details = Record<string, unknown>;

type Rule<Type extends EventType> = {
  to: (data: DataOf<Type>) => readonly Recipient[];
  bookingId: (data: DataOf<Type>) => string | null;
  /** What the words are made of, so that a screen can say them in another language. */
  details: (data: DataOf<Type>) => Details;
  title: string;
  text: (data: DataOf<Type>, as: Recipient['as']) => string;
};

const client = (accountId: string): Recipient => ({ accountId, as: 'client' });
const worker = (accountId: string): Recipient => ({ accountId, as: 'worker' });
const ofBooking = ({ bookingId }: { bookingId: string }) => bookingId;
const code = ({ bookingId }: { bookingId: string }) => bookingCode(bookingId);
const when = (instant: string) => formatDayAndTime(instant, 'en');

/** Which events notify whom, and in which words. A type that is not here notifies nobody; messages count by themselves. */
export const notificationRules: { readonly [Type in EventType]?: Rule<Type> } = {
  BookingRequested: {
    to: (data) => (data.worker ? [worker(data.worker.accountId)] : []),
    bookingId: ofBooking,
    details: ({ code: shown, client: { name }, service, startsAt, priceCentavos, urgent }) => ({ code: shown, client: name, service: service.name, startsAt, priceCentavos, urgent }),
    title: 'New booking request',
    text: ({ client: { name }, service, startsAt }) => `${name} asks for ${service.name}, ${when(startsAt)}`,
  },
  BookingAccepted: {
    to: (data) => [client(data.clientId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data), worker: data.worker.name, startsAt: data.startsAt, priceCentavos: data.priceCentavos }),
    title: 'Booking accepted',
    text: ({ worker: { name }, startsAt }) => `${name} comes ${when(startsAt)}`,
  },
  BookingDeclined: {
    to: (data) => (data.stillOpen ? [] : [client(data.clientId)]),
    bookingId: ofBooking,
    details: (data) => ({ code: code(data), reason: data.reason }),
    title: 'Booking declined',
    text: (data) => `${code(data)}: ${data.reason}`,
  },
  BookingExpired: {
    to: (data) => [client(data.clientId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data) }),
    title: 'Nobody answered in time',
    text: (data) => `${code(data)} has expired. Choose another worker or time`,
  },
  WorkerArrived: {
    to: (data) => [client(data.clientId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data) }),
    title: 'Your worker is here',
    text: (data) => `${code(data)}: your worker is at the door`,
  },
  WorkStarted: {
    to: (data) => [client(data.clientId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data) }),
    title: 'Work started',
    text: (data) => `${code(data)}: the work is under way`,
  },
  WorkCompleted: {
    to: (data) => [client(data.clientId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data), service: data.serviceName, finalAmountCentavos: data.finalAmountCentavos }),
    title: 'Work completed',
    text: ({ serviceName, finalAmountCentavos }) => `${serviceName} is done: ${formatPesoShort(finalAmountCentavos)}. How was it?`,
  },
  BookingCancelled: {
    to: othersThanWhoCancelled,
    bookingId: ofBooking,
    details: (data) => ({ code: code(data), by: data.by, reason: data.reason, feeCentavos: data.feeCentavos }),
    title: 'Booking cancelled',
    text: (data, as) => `${code(data)} was cancelled by ${cancelledBy(data.by, as)}: ${data.reason}`,
  },
  ReviewSubmitted: {
    to: (data) => [worker(data.workerAccountId)],
    bookingId: ofBooking,
    details: (data) => ({ code: code(data), client: data.clientName, rating: data.rating }),
    title: 'New review',
    text: ({ clientName, rating, serviceName }) => `${clientName} gave ${rating} of 5 for ${serviceName}`,
  },
  WorkerApproved: {
    to: (data) => [worker(data.accountId)],
    bookingId: () => null,
    details: () => ({}),
    title: 'You are approved',
    text: () => 'Clients can find and book you now',
  },
  WorkerRejected: {
    to: (data) => [worker(data.accountId)],
    bookingId: () => null,
    details: ({ reason }) => ({ reason }),
    title: 'Your application was turned down',
    text: ({ reason }) => reason,
  },
};

function othersThanWhoCancelled({ by, clientId, workerAccountId }: DataOf<'BookingCancelled'>): Recipient[] {
  const theWorker = workerAccountId === null ? [] : [worker(workerAccountId)];
  if (by === 'client') return theWorker;
  return by === 'worker' ? [client(clientId)] : [client(clientId), ...theWorker];
}

function cancelledBy(by: 'client' | 'worker' | 'admin', reader: Recipient['as']): string {
  if (by === 'admin') return 'Suki';
  return reader === 'client' ? 'the worker' : 'the client';
}
