import { bookingCode } from '#contracts/booking/code.ts';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { Actor, NewEvent } from '#contracts/events/envelope.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { derivedId } from '#infra/eventing/ids.ts';

/**
 * The log of a year of business: users, workers, and jobs that are requested, accepted, done, reviewed and discussed.
 * It is written directly to the log because a million commands would take minutes. The same number gives the same log.
 */
export type LogOptions = {
  events: number;
  /** Clock of the log: set before each append. */ setNow: (now: Date) => void;
  from?: Date;
};

/** The events of concurrent jobs interleave. */
const JOBS_UNDER_WAY = 400;
const CLIENTS_PER_EVENT = 1 / 50;
const WORKERS_PER_EVENT = 1 / 500;
const services = [
  'Home cleaning',
  'Deep cleaning',
  'Plumbing repair',
  'Electrical repair',
  'Aircon service',
  'Furniture assembly',
  'TV mounting',
  'Moving help',
  'Yardwork',
  'Pest control',
  'Carpentry',
  'Handyman',
];
const firstNames = [
  'Maria',
  'Jose',
  'Grace',
  'Ramon',
  'Andrea',
  'Jun',
  'Liza',
  'Mark',
  'Bea',
  'Nestor',
  'Carla',
  'Dennis',
];
const lastNames = [
  'Santos',
  'Reyes',
  'Cruz',
  'Bautista',
  'Villanueva',
  'Garcia',
  'Mendoza',
  'Torres',
  'Ramos',
  'Dizon',
];
const talk = [
  'Good morning po, is the gate easy to find?',
  'Yes, the white one beside the bakery.',
  'On my way, about 20 minutes.',
  'Thank you!',
];

type Append = { stream: string; events: NewEvent[]; now: Date };

export async function fillLog(
  eventLog: EventLog,
  { events, setNow, from = new Date('2025-11-01T00:00:00Z') }: LogOptions,
): Promise<void> {
  let made = 0;
  let waiting: Promise<unknown>[] = [];
  for (const { stream, events: appended, now } of history(events, from)) {
    setNow(now);
    waiting.push(eventLog.append(stream, 'any', appended));
    made += appended.length;
    if (waiting.length < 2000) continue;
    await Promise.all(waiting);
    waiting = [];
    if (made >= events) break;
  }
  await Promise.all(waiting);
}

function* history(events: number, from: Date): Generator<Append> {
  const clients = Math.ceil(events * CLIENTS_PER_EVENT);
  const workers = Math.ceil(events * WORKERS_PER_EVENT);
  let ms = from.getTime();
  let commands = 0;
  let made = 0;

  function append(stream: string, actor: Actor, ...happened: { type: EventType; data: unknown }[]): Append {
    ms += (365 * 86_400_000) / (events * 0.6);
    const commandId = idAt(ms, `command ${commands++}`);
    made += happened.length;
    const metadata = { schemaVersion: 1, actor, commandId, $correlationId: commandId, $causationId: commandId };
    return {
      stream,
      now: new Date(ms),
      events: happened.map(({ type, data }, n) => ({
        id: derivedId(`${stream}#${n}`, commandId),
        type,
        data,
        metadata,
      })),
    };
  }

  for (const [n, name] of services.entries())
    yield append(streams.service(`s${n}`), 'system', { type: 'ServiceAdded', data: service(n, name) });
  for (let n = 0; n < workers; n++)
    for (const [stream, ...happened] of joiningWorker(n))
      yield append(stream, { accountId: `wa${n}`, role: 'worker' }, ...happened);
  for (let n = 0; n < clients; n++)
    yield append(
      streams.account(`c${n}`),
      { accountId: `c${n}`, role: 'client' },
      event('AccountRegistered', registration(`c${n}`, 'client', n)),
    );
  const underWay: Iterator<Step<[string, Actor]>>[] = [];
  for (let n = 0, turn = 0; made < events; turn++) {
    const place = (turn * 31) % JOBS_UNDER_WAY;
    const next = underWay[place]?.next();
    if (next && !next.done) {
      const [stream, actor, ...happened] = next.value;
      yield append(stream, actor, ...happened);
    } else {
      underWay[place] = job(n, (n * 7919) % clients, (n * 104_729) % workers, ms).values();
      n++;
    }
  }
}

/** An id with the time `ms`; the same name gives the same id. */
function idAt(ms: number, name: string): string {
  const time = Math.floor(ms).toString(16).padStart(12, '0');
  return derivedId(name, `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`);
}

const event = <Type extends EventType>(type: Type, data: DataOf<Type>) => ({ type, data });

function service(n: number, name: string): DataOf<'ServiceAdded'> {
  return {
    serviceId: `s${n}`,
    name,
    title: `${name} at home`,
    category: 'cleaning',
    icon: 'hammer',
    description: '',
    basePriceCentavos: 50_000 + n * 5_000,
    durationMinutes: 60,
    urgent: n % 4 === 0,
  };
}

function registration(accountId: string, userType: 'client' | 'worker', n: number): DataOf<'AccountRegistered'> {
  return {
    accountId,
    email: `${accountId}@example.ph`,
    phone: null,
    firstName: named(n).first,
    lastName: named(n).last,
    userType,
    workerId: userType === 'worker' ? `w${n}` : null,
    avatar: null,
    language: 'en',
  };
}

function named(n: number) {
  return {
    first: firstNames[n % firstNames.length] ?? '',
    last: lastNames[Math.floor(n / 7) % lastNames.length] ?? '',
  };
}

type Step<Head extends unknown[]> = [...Head, ...{ type: EventType; data: unknown }[]];

function joiningWorker(n: number): Step<[string]>[] {
  const ids = { workerId: `w${n}`, accountId: `wa${n}` };
  const name = `${named(n).first} ${named(n).last}`;
  const offered = [n, n + 1].map((m) => ({
    serviceId: `s${m % services.length}`,
    name: services[m % services.length] ?? '',
    category: 'cleaning',
  }));
  const location = { lat: 14.4 + (n % 40) / 100, lng: 120.95 + (n % 20) / 100, city: 'Pasig' };
  return [
    [streams.account(`wa${n}`), event('AccountRegistered', registration(`wa${n}`, 'worker', n))],
    [
      streams.worker(`w${n}`),
      event('WorkerApplied', { ...ids, name, avatar: null }),
      event('WeeklyHoursSet', { ...ids, weeklyHours: usualHours() }),
      event('RatesChanged', { ...ids, basePriceCentavos: 60_000, hourlyRateCentavos: null, ratesCentavos: {} }),
    ],
    [
      streams.worker(`w${n}`),
      event('ServicesOffered', { ...ids, services: offered }),
      event('ProfessionalProfileChanged', {
        ...ids,
        tagline: 'Careful work, fair price',
        shortDescription: '',
        location,
        radiusKm: 10,
        languages: ['Filipino'],
        skills: [],
      }),
    ],
    [streams.worker(`w${n}`), event('WorkerApproved', ids)],
  ];
}

/** Every tenth is declined and every fifteenth cancelled; the others are completed, half of them reviewed. */
function job(n: number, c: number, w: number, ms: number): Step<[string, Actor]>[] {
  const bookingId = idAt(ms, `booking ${n}`);
  const client: Actor = { accountId: `c${c}`, role: 'client' };
  const worker: Actor = { accountId: `wa${w}`, role: 'worker' };
  const clientName = `${named(c).first} ${named(c).last}`;
  const person = { workerId: `w${w}`, accountId: `wa${w}`, name: `${named(w).first} ${named(w).last}`, avatar: null };
  const parties = { bookingId, clientId: `c${c}` };
  const both = { ...parties, workerId: `w${w}`, workerAccountId: `wa${w}` };
  const startsAt = new Date(ms + 86_400_000).toISOString();
  const endsAt = new Date(ms + 90_000_000).toISOString();
  const kind = { id: `s${w % services.length}`, name: services[w % services.length] ?? '', category: 'cleaning' };
  const address = {
    line: `${n % 180} Mabini St.`,
    barangay: 'Kapitolyo',
    city: 'Pasig',
    province: 'Metro Manila',
    lat: 14.57,
    lng: 121.06,
  };
  const stream = streams.booking(bookingId);
  const requested: Step<[string, Actor]> = [
    stream,
    client,
    event('BookingRequested', {
      bookingId,
      code: bookingCode(bookingId),
      client: { accountId: `c${c}`, name: clientName, avatar: null },
      clientPhone: null,
      service: kind,
      worker: person,
      startsAt,
      endsAt,
      durationMinutes: 60,
      address,
      answers: {},
      notes: 'Please bring your own tools.',
      photos: [],
      priceCentavos: 65_000,
      paymentMethod: 'gcash',
      paymentAccount: '0917 *** 4821',
      urgent: false,
      requestedAt: new Date(ms).toISOString(),
      answerBy: startsAt,
    }),
  ];
  if (n % 10 === 0)
    return [
      requested,
      [
        stream,
        worker,
        event('BookingDeclined', { ...parties, workerId: `w${w}`, reason: 'Fully booked that day', stillOpen: false }),
      ],
    ];
  const accepted: Step<[string, Actor]>[] = [
    requested,
    [streams.calendar(`w${w}`), worker, event('SlotBooked', { workerId: `w${w}`, bookingId, startsAt, endsAt })],
    [
      stream,
      worker,
      event('BookingAccepted', {
        ...parties,
        worker: person,
        workerPhone: null,
        startsAt,
        endsAt,
        priceCentavos: 65_000,
      }),
    ],
    ...chat(n, `c${c}`, `wa${w}`, bookingId, ms),
  ];
  if (n % 15 === 1)
    return [
      ...accepted,
      [
        stream,
        client,
        event('BookingCancelled', { ...both, by: 'client', reason: 'Plans changed', feeCentavos: 0, from: 'accepted' }),
      ],
    ];
  const done: Step<[string, Actor]>[] = [
    ...accepted,
    [stream, worker, event('WorkerArrived', { ...both, lat: null, lng: null })],
    [stream, worker, event('WorkStarted', { ...both })],
    [
      stream,
      worker,
      event('WorkCompleted', {
        ...both,
        clientName,
        serviceName: kind.name,
        completedAt: endsAt,
        finalAmountCentavos: 65_000,
        note: '',
        photos: [],
      }),
    ],
  ];
  if (n % 2 === 0) return done;
  return [
    ...done,
    [
      stream,
      client,
      event('ReviewSubmitted', {
        ...both,
        clientName,
        clientAvatar: null,
        serviceName: kind.name,
        rating: 3 + (n % 3),
        text: 'Clean work, came on time.',
        photos: [],
      }),
    ],
  ];
}

function chat(n: number, one: string, other: string, bookingId: string, ms: number): Step<[string, Actor]>[] {
  const id = conversationId(one, other);
  return talk.slice(0, 2 + (n % 3)).map((text, m): Step<[string, Actor]> => {
    const [senderId, recipientId] = m % 2 ? [one, other] : [other, one];
    const sent = event('MessageSent', {
      conversationId: id,
      messageId: idAt(ms, `message ${n} ${m}`),
      clientTempId: null,
      senderId,
      recipientId,
      text,
      attachments: [],
      bookingId,
      sequence: n + m + 1,
      sentAt: new Date(ms).toISOString(),
    });
    return [streams.conversation(one, other), { accountId: senderId, role: m % 2 ? 'client' : 'worker' }, sent];
  });
}
