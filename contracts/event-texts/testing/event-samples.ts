import * as z from 'zod/mini';
import { eventSchemas, type EventType, type Recorded } from '#contracts/events/registry.ts';

/**
 * Sample events of every type, made from the schemas: a plain one, then one for each alternative of a field (another
 * enum value, null, absent, the other boolean), so that every branch of a text is used.
 */
export function eventSamples(): { type: EventType; samples: Recorded[] }[] {
  return Object.entries(eventSchemas).map(([type, schema]) => ({
    type: type as EventType,
    samples: variantsOf(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape, type).map((data) =>
      recorded(type, data),
    ),
  }));
}

type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  required?: readonly string[];
  additionalProperties?: Shape | false;
  items?: Shape;
};

function recorded(type: string, data: unknown): Recorded {
  return {
    id: `${type}-1`,
    stream: `account-${type}-stream`,
    revision: 0,
    position: 7,
    recordedAt: '2026-11-20T03:00:00.000Z',
    type,
    data,
    metadata: {
      schemaVersion: 1,
      actor: { accountId: 'a1', role: 'admin' },
      commandId: 'c',
      $correlationId: 'c',
      $causationId: 'c',
    },
    // Built from the type's schema.
  } as Recorded;
}

/** The plain value is first. Each alternative of a nested field adds one variant, whose other fields are plain. */
function variantsOf(shape: Shape, name: string): unknown[] {
  if (shape.const !== undefined) return [shape.const];
  if (shape.enum) return [...shape.enum];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.flatMap((one) => variantsOf(one, name));
  if (shape.properties) return objectsOf(shape.properties, shape.required ?? []);
  if (shape.items) return listsOf(variantsOf(shape.items, name));
  return [shape.type ?? 'any']
    .flat()
    .flatMap((type) => (type === 'boolean' ? booleansOf(name) : plainOf(type, name, shape)));
}

function booleansOf(name: string): boolean[] {
  return falseFirst.includes(name) ? [false, true] : [true, false];
}

function objectsOf(properties: Record<string, Shape>, required: readonly string[]): Record<string, unknown>[] {
  const fields = Object.entries(properties).map(([name, shape]) => ({ name, variants: variantsOf(shape, name) }));
  const whole = Object.fromEntries(fields.map(({ name, variants }) => [name, variants[0]]));
  const changed = fields.flatMap(({ name, variants }) =>
    variants.slice(1).map((value) => ({ ...whole, [name]: value })),
  );
  const lacking = fields.filter(({ name }) => !required.includes(name)).map(({ name }) => without(whole, name));
  return [whole, ...changed, ...lacking];
}

function without(data: Record<string, unknown>, absent: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== absent));
}

function listsOf(items: unknown[]): unknown[][] {
  return [items, ...items.slice(1).map((item) => [item]), []];
}

/** Optional booleans that are false in the plain event: their absence means false. */
const falseFirst: readonly string[] = ['owesNothing'];

/** Fields whose value selects a branch of a text: one value for each branch. */
const distinguishing: Record<string, readonly unknown[]> = {
  beforeCentavos: [90_000],
  totalCentavos: [77_000],
  waivedCentavos: [0, 12_050],
  lateMinutes: [20, 1],
  message: ['On my way', ''],
  account: ['+639171234821'],
  reason: [`reason ${'and more '.repeat(10)}end`],
  filters: [`filters ${'and more '.repeat(10)}end`],
  dueOn: ['2026-12-04'],
  expiresOn: ['2026-12-04'],
  friday: ['2026-12-04'],
  toFriday: ['2026-12-04'],
};

function plainOf(type: string, name: string, { additionalProperties }: Shape): unknown[] {
  if (type === 'null') return [null];
  if (distinguishing[name]) return [...distinguishing[name]];
  if (type === 'integer' || type === 'number') return [name.endsWith('Centavos') ? 12_050 : 3];
  if (type === 'object')
    return [additionalProperties ? { [name]: variantsOf(additionalProperties, `${name}Of`)[0] } : {}];
  if (/(At|Until|By|from|to|until)$/.test(name)) return ['2026-11-24T01:30:00.000Z'];
  return [`a ${name}`];
}
