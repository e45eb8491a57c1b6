import fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { withDecoding } from '#contracts/events/codec.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { eventSchemas } from '#contracts/events/registry.ts';
import { currentVersion } from '#infra/eventing/codec.ts';
import type { FollowedLog } from '#infra/eventing/event-log.ts';
import { type ParkedEvent, parkedEventsSchema, rebuildReadModels } from '#infra/eventing/projections.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { upcasters } from '#contracts/events/upcasters.ts';
import { now } from '#tests/harness/test-clock.ts';
import { allReadModels } from './read-models/all.ts';
import { services } from './read-models/catalogue/services.ts';

const logger = { info: () => {}, warn: () => {}, error: () => {} };
const BAD = 2;

type Stored = { type: string; data: unknown; stream: string };

const service = (serviceId: string): Stored => ({
  type: 'ServiceAdded',
  stream: `service-${serviceId}`,
  data: {
    serviceId,
    name: 'Tap',
    title: 'Tap repair',
    category: 'plumbing',
    icon: 'droplets',
    description: 'A dripping tap',
    basePriceCentavos: 60_000,
    durationMinutes: 60,
    urgent: false,
  },
});

type Def = z.core.$ZodTypes['_zod']['def'];

/** Values with the types of a schema; its checks are ignored. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return leavesOf(def) ?? nestedOf(def);
}

function leavesOf(def: Def): fc.Arbitrary<unknown> | undefined {
  switch (def.type) {
    case 'string':
      return fc.oneof(fc.string({ maxLength: 8 }), fc.constant(now().toISOString()));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    default:
      return undefined;
  }
}

function nestedOf(def: Def): fc.Arbitrary<unknown> {
  switch (def.type) {
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 2 });
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), valuesOf(def.valueType), { maxKeys: 2 });
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, valuesOf(field)])));
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined });
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'pipe':
      return valuesOf(def.out);
    default:
      return fc.jsonValue();
  }
}

/** An event with arbitrary, almost valid, or well-typed but invalid data. */
const anyEvent: fc.Arbitrary<Stored> = fc.constantFrom(...Object.entries(eventSchemas)).chain(([type, schema]) => {
  const right = valuesOf(schema);
  const nearlyRight = fc
    .tuple(right, fc.constantFrom(...Object.keys(schema.shape), 'x'), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([data, field, value]) => ({ ...(data as object), [field]: value }));
  const stream = fc.constantFrom('service-a', 'booking-b', 'nothing');
  return fc.record({ type: fc.constant(type), data: fc.oneof(fc.jsonValue(), nearlyRight, right), stream });
});

function recorded({ type, data, stream }: Stored, index: number): RecordedEvent {
  const commandId = `c${index}`;
  return {
    id: `e${index}`,
    type,
    data: JSON.parse(JSON.stringify(data)) as unknown,
    stream,
    revision: index,
    position: index + 1,
    recordedAt: now().toISOString(),
    metadata: {
      actor: 'system',
      schemaVersion: currentVersion(type, upcasters),
      commandId,
      $correlationId: commandId,
      $causationId: commandId,
    },
  };
}

/** Rebuilt read models of two services and an event between them. */
async function rebuilt(between: Stored) {
  const events = [service('a'), between, service('b')].map(recorded);
  const log: FollowedLog = {
    async *subscribe() {
      yield { events, position: events.length, caughtUp: true };
    },
    head: async () => events.length,
    identity: async () => ({ id: 'log', origin: 'log' }),
    close: async () => {},
  };
  const documents = memoryDocuments();
  await rebuildReadModels({
    eventLog: withDecoding(log),
    documents,
    readModels: allReadModels,
    eventTypes: Object.keys(eventSchemas).length,
    logger,
  });
  const parked = await documents.find<ParkedEvent>(parkedEventsSchema.name);
  return {
    parked: parked.map(({ document }) => document),
    last: (await documents.get(services.name, 'b'))?.position,
  };
}

it('parks an event of a wrong shape with its position, and builds the rest', async () => {
  const { parked, last } = await rebuilt({ type: 'PaymentVerified', stream: 'payment-b', data: { x: 1 } });
  expect(last).toBe(3);
  expect(parked.map(({ readModel }) => readModel)).toEqual(['payments']);
  for (const one of parked) {
    expect(one).toMatchObject({ position: BAD, type: 'PaymentVerified', stream: 'payment-b' });
    expect(one.error).toContain('does not match PaymentVerified (bookingId, ');
  }
});

it('builds documents of all other events, however malformed one event is', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvent, async (event) => {
      const { parked, last } = await rebuilt(event);
      expect(last).toBe(3);
      for (const { position } of parked) expect(position).toBe(BAD);
    }),
    { numRuns: 500 },
  );
}, 60_000);
