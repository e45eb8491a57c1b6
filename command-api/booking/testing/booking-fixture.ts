import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { hoursOnly } from '#contracts/calendar/availability.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import type { WorkerPerson } from '#contracts/account/person.ts';
import { noForm } from '#contracts/form/booking-forms.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { RequestBooking } from '../commands.ts';

/** People, instants and event histories of the booking tests. */

export const jun: WorkerPerson = { workerId: 'w-jun', accountId: 'a-jun', name: 'Jun Bautista', avatar: null };
export const nestor: WorkerPerson = { workerId: 'w-nestor', accountId: 'a-nestor', name: 'Nestor Cruz', avatar: null };
const andrea = { accountId: 'a-andrea', name: 'Andrea Reyes', avatar: null };

export const viewers = {
  client: { accountId: 'a-andrea', role: 'client', workerId: null },
  worker: { accountId: 'a-jun', role: 'worker', workerId: 'w-jun' },
  candidate: { accountId: 'a-nestor', role: 'worker', workerId: 'w-nestor' },
  admin: { accountId: 'a-carla', role: 'admin', workerId: null },
  stranger: { accountId: 'a-mark', role: 'client', workerId: null },
} as const satisfies Record<string, Viewer>;

export const requestedAt = '2026-11-16T11:42:00.000Z';
export const startsAt = '2026-11-18T01:30:00.000Z';
const endsAt = addMinutes(startsAt, 60);
/** Tuesday, a day before the job. */
export const dayBeforeStart = '2026-11-17T01:30:00.000Z';
export const beforeStart = addMinutes(startsAt, -10);
export const afterTheJob = addMinutes(startsAt, 90);

const named: NonNullable<RequestBooking['worker']> = {
  ...jun,
  takesJobs: true,
  offers: ['kitchen-tap-repair'],
  priceCentavos: 650_00,
  reach: { location: { lat: 14.5706, lng: 121.0581 }, radiusKm: 5 },
  availability: hoursOnly(usualHours()),
};
export const namedWith = (changes: Partial<typeof named>) => ({ ...named, ...changes });

export const request: RequestBooking = {
  bookingId: 'b1',
  now: requestedAt,
  client: andrea,
  clientPhone: '+639171234821',
  request: {
    serviceId: 'kitchen-tap-repair',
    date: '2026-11-18',
    time: '09:30',
    address: { line: '14 Tindalo St.', barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila' },
    notes: 'The kitchen tap drips all night.',
    paymentMethod: 'gcash',
    paymentDetails: { account: '0917 123 4821' },
  },
  service: {
    id: 'kitchen-tap-repair',
    name: 'Kitchen tap repair',
    category: 'plumbing',
    active: true,
    basePriceCentavos: 600_00,
    durationMinutes: 60,
    packages: [],
  },
  worker: named,
  asked: { form: noForm, workerForm: noForm },
  settings: defaultSettings,
};

const parties = { bookingId: 'b1', clientId: 'a-andrea' };
const withWorker = { ...parties, workerId: 'w-jun', workerAccountId: 'a-jun' };

function requestedFrom(worker: WorkerPerson | null): BookingEvent {
  return {
    type: 'BookingRequested',
    data: {
      bookingId: 'b1',
      code: 'SK-XXXXX',
      client: andrea,
      clientPhone: null,
      service: { id: 'kitchen-tap-repair', name: 'Kitchen tap repair', category: 'plumbing' },
      worker,
      startsAt,
      endsAt,
      durationMinutes: 60,
      address: request.request.address,
      answers: {},
      notes: '',
      photos: [],
      priceCentavos: 650_00,
      paymentMethod: 'gcash',
      paymentAccount: null,
      urgent: false,
      requestedAt,
      answerBy: '2026-11-17T11:42:00.000Z',
    },
  };
}

export const requested = requestedFrom(jun);
export const openRequest = requestedFrom(null);
export const urgentAnswerDue = addMinutes(requestedAt, 12);
/** Its worker has twelve minutes; then others are asked. */
export const urgentRequest = {
  ...requested,
  data: { ...requested.data, urgent: true, workerAnswerBy: urgentAnswerDue, thenAskOthers: true },
} as BookingEvent;
export const accepted: BookingEvent = {
  type: 'BookingAccepted',
  data: { ...parties, worker: jun, workerPhone: null, startsAt, endsAt, priceCentavos: 650_00 },
};
export const arrived: BookingEvent = { type: 'WorkerArrived', data: { ...withWorker, lat: null, lng: null } };
export const started: BookingEvent = { type: 'WorkStarted', data: withWorker };
export const completed: BookingEvent = {
  type: 'WorkCompleted',
  data: {
    ...withWorker,
    clientName: 'Andrea Reyes',
    serviceName: 'Kitchen tap repair',
    completedAt: afterTheJob,
    finalAmountCentavos: 650_00,
    note: '',
    photos: [],
  },
};
export const declined: BookingEvent = {
  type: 'BookingDeclined',
  data: { ...parties, workerId: 'w-jun', reason: 'Fully booked', stillOpen: false },
};
export const expired: BookingEvent = { type: 'BookingExpired', data: { ...parties, workerId: 'w-jun' } };
export const cancelled: BookingEvent = {
  type: 'BookingCancelled',
  data: {
    ...parties,
    workerId: 'w-jun',
    workerAccountId: 'a-jun',
    by: 'client',
    reason: 'Fixed it myself',
    feeCentavos: 0,
    from: 'pending',
  },
};
/** Edit by the client: moves the start to 15:00 and raises the version. */
export const edited: BookingEvent = {
  type: 'BookingRequestEdited',
  data: {
    ...parties,
    clientName: 'Andrea Reyes',
    toldAccountIds: ['a-jun'],
    requestVersion: 2,
    changed: ['time'],
    before: { startsAt, endsAt },
    startsAt: addMinutes(startsAt, 330),
    endsAt: addMinutes(startsAt, 390),
    address: request.request.address,
    notes: '',
    answers: {},
    photos: [],
    answerBy: '2026-11-17T11:42:00.000Z',
  },
};
export const widened: BookingEvent = {
  type: 'BookingWidened',
  data: { ...parties, clientName: 'Andrea Reyes', worker: jun, answerBy: '2026-11-17T11:42:00.000Z' },
};
export const cancelledByWorker: BookingEvent = {
  type: 'BookingCancelled',
  data: {
    ...parties,
    workerId: 'w-jun',
    workerAccountId: 'a-jun',
    by: 'worker',
    reason: 'My van broke down',
    feeCentavos: 0,
    from: 'accepted',
  },
};

/** Arrival ten minutes before the start, in the newer event version. */
export const arrivedInTime: BookingEvent = {
  type: 'WorkerArrived',
  data: { ...withWorker, lat: null, lng: null, arrivedAt: beforeStart },
};
export const late = addMinutes(startsAt, 15);
/** End of the ten minutes to answer. */
export const answerDeadline = addMinutes(startsAt, 25);
export const overdue = addMinutes(endsAt, 60);
export const dayAfterEnd = addMinutes(endsAt, 24 * 60);

export function noShowReportedBy(by: 'client' | 'worker'): BookingEvent {
  return {
    type: 'NoShowReported',
    data: { ...withWorker, by, startsAt, reportedAt: late, answerBy: by === 'worker' ? answerDeadline : null },
  };
}
/** The client reports a no-show although the worker reported arrival. */
export const contradiction: BookingEvent = {
  type: 'NoShowReported',
  data: { ...withWorker, by: 'client', startsAt, reportedAt: addMinutes(late, 1), answerBy: null, contradicts: true },
};
export function noShowAnsweredBy(by: 'client' | 'worker', answeredAt = addMinutes(late, 5)): BookingEvent {
  return { type: 'NoShowAnswered', data: { ...withWorker, by, message: '', answeredAt } };
}
export function overdueEvent(stage: 'unstarted' | 'unfinished'): BookingEvent {
  return { type: 'BookingOverdue', data: { ...withWorker, stage, closesAt: dayAfterEnd } };
}
/** Cancellation because of a no-show. */
export function noShowOf(who: 'client' | 'worker', feeCentavos = 0): BookingEvent {
  const by = who === 'worker' ? 'client' : 'policy';
  return {
    type: 'BookingCancelled',
    data: {
      ...withWorker,
      by,
      reason: 'Nobody was there',
      feeCentavos,
      from: 'accepted',
      cause: `${who}_no_show`,
      cancelledAt: late,
    },
  };
}

/** A quote valid until 20:00, some hours before the answer is due. */
export function offerOf(
  worker: WorkerPerson,
  quoteId: string,
  changes: { amountCentavos?: number; validUntil?: string; replaces?: string } = {},
): BookingEvent {
  const offer = {
    ...parties,
    quoteId,
    worker,
    amountCentavos: 700_00,
    message: 'Parts included',
    validUntil: quoteEndsAt,
    offeredAt: requestedAt,
    replaces: null,
  };
  return { type: 'QuoteOffered', data: { ...offer, ...changes } };
}
export const quoteEndsAt = '2026-11-17T10:00:00.000Z';

/** Friday, two days later. */
export const newStart = addMinutes(startsAt, 2 * 24 * 60);
export function proposalBy(by: 'client' | 'worker', proposalId = 'p1', newStartsAt = newStart): BookingEvent {
  return {
    type: 'RescheduleProposed',
    data: {
      ...withWorker,
      proposalId,
      by,
      before: { startsAt, endsAt },
      startsAt: newStartsAt,
      endsAt: addMinutes(newStartsAt, 60),
    },
  };
}

export function extraOf(extraId: string, amountCentavos = 120_00): BookingEvent {
  return {
    type: 'ExtraProposed',
    data: { ...withWorker, extraId, amountCentavos, reason: 'A second cartridge', totalCentavos: 650_00 },
  };
}
