import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { expectEach } from '#tests/harness/failing-cells.ts';
import type { EventMetadata, RecordedEvent } from '../events/envelope.ts';
import { type DataOf, type EventType, eventSchemas } from '../events/registry.ts';
import { internal, personal as inPerson, published, widerSchema } from '../events/marks.ts';
import { IntegrationEvent, integrationEventOf } from './integration-event.ts';
import type { JsonSchema } from './json-schema-words.ts';
import { outgoingSchema } from './outgoing-schema.ts';
import { publishedEvents, unpublishedEvents } from './published-events.ts';

const metadata: EventMetadata = {
  schemaVersion: 1,
  actor: { accountId: 'maria', role: 'client' },
  commandId: 'c1',
  $correlationId: 'request-1',
  $causationId: 'c1',
};

/** The published form of an event. */
function publish<Type extends EventType>(type: Type, stream: string, data: DataOf<Type>) {
  const event: RecordedEvent = {
    id: 'e1',
    type,
    stream,
    revision: 3,
    position: 42,
    recordedAt: '2026-11-21T04:00:00.000Z',
    data,
    metadata,
  };
  return integrationEventOf(event);
}

const SECRET = 'nobody’s business';
const person = { accountId: 'maria', name: SECRET, avatar: SECRET };
const worker = { workerId: 'w1', accountId: 'grace', name: SECRET, avatar: SECRET };

const requested: DataOf<'BookingRequested'> = {
  bookingId: 'b1',
  code: 'SK-7F3K2',
  client: person,
  clientPhone: SECRET,
  worker,
  service: { id: 's1', name: 'Home cleaning', category: 'Cleaning' },
  startsAt: '2026-11-23T01:00:00.000Z',
  endsAt: '2026-11-23T03:00:00.000Z',
  durationMinutes: 120,
  address: {
    line: SECRET,
    barangayCode: '137404015',
    barangay: 'Bagumbayan',
    city: 'Quezon City',
    province: 'Metro Manila',
    landmark: SECRET,
    lat: 14.6,
    lng: 121,
  },
  answers: { rooms: SECRET },
  notes: SECRET,
  photos: [SECRET],
  priceCentavos: 69_000,
  paymentMethod: 'gcash',
  paymentAccount: SECRET,
  urgent: false,
  requestedAt: '2026-11-21T04:00:00.000Z',
  answerBy: '2026-11-22T04:00:00.000Z',
};

describe('an integration event', () => {
  it('contains a booking’s place, service and amount', () => {
    const event = publish('BookingRequested', 'booking-b1', requested);
    expect(event).toEqual({
      eventId: 'e1',
      type: 'suki.booking.requested.v1',
      occurredAt: '2026-11-21T04:00:00.000Z',
      stream: 'booking-b1',
      revision: 3,
      position: 42,
      correlationId: 'request-1',
      actorRole: 'client',
      data: {
        bookingId: 'b1',
        code: 'SK-7F3K2',
        client: { accountId: 'maria' },
        worker: { workerId: 'w1', accountId: 'grace' },
        service: { id: 's1', name: 'Home cleaning', category: 'Cleaning' },
        startsAt: '2026-11-23T01:00:00.000Z',
        endsAt: '2026-11-23T03:00:00.000Z',
        durationMinutes: 120,
        address: { barangayCode: '137404015', barangay: 'Bagumbayan', city: 'Quezon City', province: 'Metro Manila' },
        priceCentavos: 69_000,
        paymentMethod: 'gcash',
        urgent: false,
        requestedAt: '2026-11-21T04:00:00.000Z',
        answerBy: '2026-11-22T04:00:00.000Z',
      },
    });
    expect(z.parse(IntegrationEvent, event)).toEqual(event);
    expect(JSON.stringify(event)).not.toContain(SECRET);
  });

  it('publishes that a message was sent, without its text', () => {
    const data = {
      conversationId: 'k1',
      messageId: 'm1',
      clientTempId: 't1',
      senderId: 'maria',
      recipientId: 'grace',
      text: SECRET,
      attachments: [],
      bookingId: null,
      sequence: 7,
      sentAt: '2026-11-21T04:00:00.000Z',
    };
    expect(publish('MessageSent', 'conversation-k1', data)?.data).toEqual({
      conversationId: 'k1',
      messageId: 'm1',
      senderId: 'maria',
      recipientId: 'grace',
      bookingId: null,
      sequence: 7,
      sentAt: '2026-11-21T04:00:00.000Z',
    });
  });

  it('publishes a registration without personal data', () => {
    const event = publish('AccountRegistered', 'account-maria', {
      accountId: 'maria',
      email: SECRET,
      phone: SECRET,
      firstName: SECRET,
      lastName: SECRET,
      userType: 'client',
      workerId: null,
      avatar: SECRET,
      language: 'fil',
    });
    expect(event?.data).toEqual({ accountId: 'maria', userType: 'client', workerId: null, language: 'fil' });
  });

  it('has empty data when all fields are withheld', () => {
    expect(publish('EmailVerified', 'account-maria', { email: SECRET })?.data).toEqual({});
  });

  it('does not exist for security events', () => {
    expect(publish('SignedIn', 'account-maria', { method: 'password' })).toBeNull();
    expect(
      publish('LoginClaimed', 'login-0f', { accountId: 'maria', kind: 'email', at: '2026-11-21T04:00:00.000Z' }),
    ).toBeNull();
  });

  it('throws for an unknown event type', () => {
    expect(() =>
      integrationEventOf({
        id: 'e1',
        type: 'Unheard',
        stream: 'x',
        revision: 0,
        position: 1,
        recordedAt: '',
        data: {},
        metadata,
      }),
    ).toThrow('Unheard');
  });
});

describe('the published data of an event', () => {
  it('contains all fields that are not withheld, at any depth, without internal limits', () => {
    const face = z.object({ id: z.string(), name: inPerson(z.string()) });
    const schema = published('Something happened.', {
      face,
      faces: z.array(z.optional(face)),
      note: z.optional(inPerson(z.string().check(z.maxLength(9)))),
      kind: z.string().check(z.maxLength(9)),
      count: z.nullable(z.int().check(z.gte(0))),
      step: internal(z.enum(['first'])),
      hours: widerSchema(z.record(z.string(), z.int()), z.object({ mon: z.int() })),
    });
    expect(z.toJSONSchema(outgoingSchema(schema))).toEqual(
      z.toJSONSchema(
        z.object({
          face: z.object({ id: z.string() }),
          faces: z.array(z.optional(z.object({ id: z.string() }))),
          kind: z.string(),
          count: z.nullable(z.int()),
          hours: z.record(z.string(), z.int()),
        }),
      ),
    );
  });

  it('throws for an unsupported kind of field', () => {
    expect(() => outgoingSchema(z.object({ anything: z.unknown() }))).toThrow('mark it');
  });

  it('is defined for every event type', () => {
    const said = [...publishedEvents.keys(), ...unpublishedEvents.keys()];
    expect(said.toSorted()).toEqual(Object.keys(eventSchemas).toSorted());
  });

  it('has a unique type name', () => {
    const types = [...publishedEvents.values()].map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it('contains no personal data and no free text', () =>
    expectEach(
      publishedEvents.values(),
      ({ type }) => type,
      ({ schema }) => {
        const fields = fieldsOf(z.toJSONSchema(schema));
        expect(fields.filter(({ name }) => personal.has(name))).toEqual([]);
        expect(fields.filter(({ name, isText }) => isText && !/(?:Id|At|By)$/.test(name) && !ours.has(name))).toEqual(
          [],
        );
      },
    ));
});

/** Published texts besides ids and instants: fixed values and days. */
const ours = new Set([
  'at',
  'barangay',
  'barangayCode',
  'category',
  'city',
  'code',
  'dueOn',
  'expiresOn',
  'friday',
  'from',
  'id',
  'insteadOf',
  'kind',
  'languages',
  'name',
  'province',
  'reference',
  'replaces',
  'serviceName',
  'skills',
  'title',
  'to',
  'toFriday',
  'validUntil',
]);

const personal = new Set([
  'email',
  'phone',
  'firstName',
  'lastName',
  'clientName',
  'workerName',
  'customerName',
  'accountName',
  'avatar',
  'clientAvatar',
  'clientPhone',
  'workerPhone',
  'landmark',
  'lat',
  'lng',
  'account',
  'paymentAccount',
  'notes',
  'note',
  'text',
  'message',
  'photos',
  'portfolio',
  'attachments',
  'answers',
  'url',
]);

type Field = { name: string; isText: boolean };

function fieldsOf(schema: unknown): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {};
  const own = Object.entries(properties).map(([name, field]) => ({ name, isText: isFreeText(field) }));
  return [...own, ...Object.values(schema).flatMap(fieldsOf)];
}

function isFreeText(field: unknown): boolean {
  const { type, enum: words, items, anyOf = [] }: JsonSchema = { ...(field as object) };
  return (type === 'string' && !words) || isFreeTextIn(items) || anyOf.some(isFreeText);
}

function isFreeTextIn(items: unknown): boolean {
  return typeof items === 'object' && isFreeText(items);
}
