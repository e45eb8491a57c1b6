import { bookingCode } from '#contracts/booking/code.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { DataOf, Recorded } from '#contracts/events/registry.ts';
import { recorder } from './given-events.ts';

/** Events of one booking of Grace with Jun; a test may repeat or omit each. */

const jun = { workerId: 'w1', accountId: 'wa1', name: 'Jun Bautista', avatar: '/avatars/jun.svg' };
const parties = { bookingId: 'b1', clientId: 'c1' };
const both = { ...parties, workerId: 'w1', workerAccountId: 'wa1' };

export const requestedData: DataOf<'BookingRequested'> = {
  bookingId: 'b1',
  code: bookingCode('b1'),
  client: { accountId: 'c1', name: 'Grace Villanueva', avatar: null },
  clientPhone: '+639170000001',
  service: { id: 's1', name: 'Plumbing repair', category: 'plumbing' },
  worker: jun,
  startsAt: '2026-11-19T01:00:00.000Z',
  endsAt: '2026-11-19T02:00:00.000Z',
  durationMinutes: 60,
  address: {
    line: '12 Mabini St.',
    barangay: 'Kapitolyo',
    city: 'Pasig',
    province: 'Metro Manila',
    lat: 14.5729,
    lng: 121.0658,
  },
  answers: {},
  notes: 'Leaking tap',
  photos: [],
  priceCentavos: 65_000,
  paymentMethod: 'gcash',
  paymentAccount: '0917 *** 4821',
  urgent: false,
  requestedAt: '2026-11-18T01:00:00.000Z',
  answerBy: '2026-11-19T01:00:00.000Z',
};

/** One day and one hour later. */
const newTime = { startsAt: '2026-11-20T02:00:00.000Z', endsAt: '2026-11-20T03:00:00.000Z' };

export function bookingFixture(happened = recorder()) {
  const stream = 'booking-b1';
  const byClient = { stream, actor: { accountId: 'c1', role: 'client' } } as const;
  const byWorker = { stream, actor: { accountId: 'wa1', role: 'worker' } } as const;
  return {
    happened,
    requested: (data: Partial<DataOf<'BookingRequested'>> = {}): Recorded =>
      happened('BookingRequested', { ...requestedData, ...data }, { ...byClient, at: requestedData.requestedAt }),
    open: (): Recorded => happened('BookingRequested', { ...requestedData, worker: null }, byClient),
    accepted: (data: Partial<DataOf<'BookingAccepted'>> = {}): Recorded =>
      happened(
        'BookingAccepted',
        {
          ...parties,
          worker: jun,
          workerPhone: '+639170000002',
          startsAt: requestedData.startsAt,
          endsAt: requestedData.endsAt,
          priceCentavos: 65_000,
          ...data,
        },
        byWorker,
      ),
    quoted: (data: Partial<DataOf<'QuoteOffered'>> = {}): Recorded =>
      happened(
        'QuoteOffered',
        {
          ...parties,
          quoteId: 'q1',
          worker: jun,
          amountCentavos: 70_000,
          message: 'Parts included',
          validUntil: requestedData.answerBy,
          offeredAt: '2026-11-18T02:00:00.000Z',
          replaces: null,
          ...data,
        },
        byWorker,
      ),
    quoteEnded: (
      type: 'QuoteWithdrawn' | 'QuoteRejected' | 'QuoteExpired',
      data: Partial<DataOf<'QuoteWithdrawn'>> = {},
    ): Recorded =>
      happened(
        type,
        { ...both, quoteId: 'q1', workerName: jun.name, amountCentavos: 70_000, status: 'pending', ...data },
        type === 'QuoteRejected' ? byClient : byWorker,
      ),
    quoteAccepted: (data: Partial<DataOf<'QuoteAccepted'>> = {}): Recorded =>
      happened(
        'QuoteAccepted',
        {
          ...parties,
          quoteId: 'q1',
          worker: jun,
          workerPhone: '+639170000002',
          startsAt: requestedData.startsAt,
          endsAt: requestedData.endsAt,
          priceCentavos: 70_000,
          closed: [],
          ...data,
        },
        byClient,
      ),
    newTime: (
      type: 'RescheduleProposed' | 'RescheduleAccepted' | 'RescheduleDeclined' | 'RescheduleWithdrawn',
      by: 'client' | 'worker',
    ): Recorded =>
      happened(
        type,
        {
          ...both,
          proposalId: 'p1',
          by,
          before: { startsAt: requestedData.startsAt, endsAt: requestedData.endsAt },
          ...newTime,
        },
        by === 'client' ? byClient : byWorker,
      ),
    extra: (
      type: 'ExtraProposed' | 'ExtraApproved' | 'ExtraRefused',
      data: Partial<DataOf<'ExtraProposed'>> = {},
    ): Recorded =>
      happened(
        type,
        {
          ...both,
          extraId: 'e1',
          amountCentavos: 12_000,
          reason: 'A second washer',
          totalCentavos: type === 'ExtraApproved' ? 77_000 : 65_000,
          ...data,
        },
        type === 'ExtraProposed' ? byWorker : byClient,
      ),
    declined: (stillOpen = false): Recorded =>
      happened('BookingDeclined', { ...parties, workerId: 'w1', reason: 'Fully booked', stillOpen }, byWorker),
    expired: (): Recorded => happened('BookingExpired', { ...parties, workerId: 'w1' }, { stream }),
    arrived: (): Recorded => happened('WorkerArrived', { ...both, lat: null, lng: null }, byWorker),
    started: (): Recorded => happened('WorkStarted', both, byWorker),
    completed: (data: Partial<DataOf<'WorkCompleted'>> = {}): Recorded =>
      happened(
        'WorkCompleted',
        {
          ...both,
          clientName: 'Grace Villanueva',
          serviceName: 'Plumbing repair',
          completedAt: '2026-11-19T02:00:00.000Z',
          finalAmountCentavos: 70_000,
          note: 'New washer',
          photos: [],
          ...data,
        },
        byWorker,
      ),
    edited: (data: Partial<DataOf<'BookingRequestEdited'>> = {}): Recorded => {
      const { startsAt, endsAt, address, answers, answerBy } = requestedData;
      return happened(
        'BookingRequestEdited',
        {
          ...parties,
          clientName: 'Grace Villanueva',
          toldAccountIds: ['wa1'],
          requestVersion: 2,
          changed: ['time', 'notes'],
          before: { startsAt, endsAt },
          ...newTime,
          address,
          answers,
          notes: 'The leaking tap, and a new hose',
          photos: [],
          answerBy,
          ...data,
        },
        byClient,
      );
    },
    narrowed: (): Recorded =>
      happened(
        'BookingNarrowed',
        {
          ...parties,
          clientName: 'Grace Villanueva',
          worker: jun,
          wasOpened: true,
          answerBy: requestedData.answerBy,
        },
        byClient,
      ),
    widened: (data: Partial<DataOf<'BookingWidened'>> = {}): Recorded =>
      happened(
        'BookingWidened',
        { ...parties, clientName: 'Grace Villanueva', worker: jun, answerBy: requestedData.answerBy, ...data },
        byClient,
      ),
    othersAsked: (): Recorded => happened('OthersAsked', { ...parties, newBookingId: 'b2' }, byClient),
    dismissed: (): Recorded => happened('RequestDismissed', parties, byClient),
    cancelled: (by: 'client' | 'worker' | 'admin' = 'client', from: BookingStatus = 'accepted'): Recorded =>
      happened('BookingCancelled', { ...both, by, reason: 'Plans changed', feeCentavos: 0, from }, byClient),
    arrivedLate: (): Recorded =>
      happened(
        'WorkerArrived',
        { ...both, lat: null, lng: null, arrivedAt: '2026-11-19T01:25:00.000Z', lateMinutes: 25 },
        byWorker,
      ),
    noShowReported: (by: 'client' | 'worker'): Recorded =>
      happened(
        'NoShowReported',
        {
          ...both,
          by,
          startsAt: requestedData.startsAt,
          reportedAt: '2026-11-19T01:15:00.000Z',
          answerBy: by === 'worker' ? '2026-11-19T01:25:00.000Z' : null,
        },
        by === 'client' ? byClient : byWorker,
      ),
    noShowAnswered: (by: 'client' | 'worker'): Recorded =>
      happened(
        'NoShowAnswered',
        { ...both, by, message: 'On my way', answeredAt: '2026-11-19T01:18:00.000Z' },
        by === 'client' ? byClient : byWorker,
      ),
    noShowOf: (who: 'client' | 'worker'): Recorded =>
      happened(
        'BookingCancelled',
        {
          ...both,
          by: who === 'worker' ? 'client' : 'policy',
          reason: 'Nobody was there',
          feeCentavos: who === 'client' ? 15_000 : 0,
          from: 'accepted',
          cause: `${who}_no_show`,
          cancelledAt: '2026-11-19T01:26:00.000Z',
        },
        { stream },
      ),
    noShowDisputed: (by: 'client' | 'worker'): Recorded =>
      happened(
        'NoShowDisputed',
        { ...both, by, reason: 'I rang twice', disputedAt: '2026-11-19T02:00:00.000Z' },
        by === 'client' ? byClient : byWorker,
      ),
    noShowSettled: (against: 'client' | 'worker', outcome: 'upheld' | 'waived'): Recorded =>
      happened(
        'NoShowSettled',
        {
          ...both,
          against,
          outcome,
          reason: 'The guard saw him',
          feeCentavos: outcome === 'waived' || against === 'worker' ? 0 : 15_000,
        },
        { stream },
      ),
    overdue: (stage: 'unstarted' | 'unfinished'): Recorded =>
      happened('BookingOverdue', { ...both, stage, closesAt: '2026-11-20T02:00:00.000Z' }, { stream }),
    closed: (cause: 'unstarted' | 'unfinished'): Recorded =>
      happened(
        'BookingCancelled',
        {
          ...both,
          by: 'policy',
          reason: 'Nobody said so',
          feeCentavos: 0,
          from: 'accepted',
          cause,
          cancelledAt: '2026-11-20T02:00:00.000Z',
        },
        { stream },
      ),
    reopened: (): Recorded =>
      happened(
        'BookingReopened',
        {
          ...both,
          reason: 'worker_suspended',
          startsAt: requestedData.startsAt,
          reopenedAt: '2026-11-18T03:00:00.000Z',
          answerBy: requestedData.startsAt,
        },
        { stream },
      ),
    reviewed: (): Recorded =>
      happened(
        'ReviewSubmitted',
        {
          ...both,
          clientName: 'Grace Villanueva',
          clientAvatar: null,
          serviceName: 'Plumbing repair',
          rating: 5,
          text: 'Clean work',
          photos: [],
        },
        byClient,
      ),
  };
}
