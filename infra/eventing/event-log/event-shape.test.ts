import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { misfitsOf, shapeOf } from './event-shape.ts';

const schema = z.object({
  name: z.string().check(z.minLength(3)),
  kind: z.enum(['one', 'other']),
  centavos: z.int(),
  note: z.optional(z.nullable(z.string())),
  tags: z.array(z.union([z.string(), z.object({ is: z.literal(true) })])),
  counts: z.record(z.string(), z.number()),
});
const whole = { name: 'Ana', kind: 'one', centavos: 100, tags: ['a', { is: true }], counts: { a: 0.5 } };

describe('the shape of a schema', () => {
  it.for([
    {},
    { note: null },
    { note: 'x', more: 1 },
    // Values that a stricter schema rejects today.
    { name: '' },
  ])('accepts %j', (change) => {
    expect(shapeOf(schema)({ ...whole, ...change })).toBe(true);
  });

  it.for([
    { name: undefined },
    { name: ['Ana'] },
    { kind: 'third' },
    { centavos: 0.5 },
    { centavos: '100' },
    { note: 1 },
    { tags: 'a' },
    { tags: [{ is: false }] },
    { tags: { length: 0 } },
    { counts: [] },
    { counts: { a: null } },
  ])('rejects %j, and names the field', (change) => {
    expect(shapeOf(schema)({ ...whole, ...change })).toBe(false);
    expect(misfitsOf(schema, { ...whole, ...change })).toBe(Object.keys(change).join());
  });
});
