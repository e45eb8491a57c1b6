import fc from 'fast-check';
import type { CollectionSchema, FindOptions, Scalar, Where } from '../documents/port.ts';

/** Field names that are difficult for some stores. */
export const bookings: CollectionSchema = {
  name: 'bookings',
  fields: ['status', 'price', 'worker.workerId', '$cost', '__proto__.x', 'constructor'],
  arrays: ['tags', '$tags.all'],
  compound: [['status', 'price']],
};

const texts = [
  '',
  'a',
  'b',
  'ab',
  'A',
  '1',
  'null',
  'a\0b',
  'a\0',
  '\0',
  'é',
  'e\u0301',
  '₱',
  '\ud7fe',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '😀',
  '😀a',
  '\u{10ffff}',
  '$a',
  'a.b',
  // Lone surrogates: no store distinguishes them from each other, or from U+FFFD.
  '\ufffd',
  '\ud800',
  '\ud801',
  '\udfff',
  'a\ud83d',
  'a\ufffd',
];
const numbers = [0, -0, 1, -1, 2.5, 1e300, -1e300, 5e-324, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 2 ** 60];

const anyScalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.constantFrom<Scalar>(null, true, false),
  fc.constantFrom<Scalar>(...texts),
  fc.constantFrom<Scalar>(...numbers),
  fc.integer({ min: -3, max: 3 }),
);

/** Values that JSON drops or changes. */
const oddities: unknown[] = [undefined, Number.NaN, Infinity, new Date(0), {}, ['a'], () => 1];
const anyValue = fc.oneof({ weight: 6, arbitrary: anyScalar }, { weight: 1, arbitrary: fc.constantFrom(...oddities) });
const anyArray = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyValue, { maxLength: 4 }) },
  { weight: 1, arbitrary: anyValue },
);

/** Keys that are valid in JSON and difficult for some stores. */
const anyKey = fc.oneof(
  fc.constantFrom('$set', 'a.b', '', '_id', 'a\0b', '__proto__', 'toString', '1'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyNotes = fc
  .array(fc.tuple(anyKey, fc.jsonValue({ maxDepth: 2 })), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));

const anyDocument = fc
  .record(
    {
      status: anyValue,
      price: anyValue,
      worker: fc.oneof(anyValue, fc.record({ workerId: anyValue })),
      $cost: anyValue,
      constructor: anyValue,
      proto: fc.oneof(anyValue, fc.record({ x: anyValue })),
      tags: anyArray,
      $tags: fc.oneof(anyValue, fc.record({ all: anyArray })),
      notes: anyNotes,
    },
    { requiredKeys: [] },
  )
  .map(({ proto, ...rest }) => Object.fromEntries([...Object.entries(rest), ['__proto__', proto]]));

const anyId = fc.constantFrom(
  'a',
  'b',
  'c',
  'A',
  'é',
  '😀',
  '\uffff',
  '\ue000',
  '\ud7ff',
  'b1',
  'b10',
  'b2',
  '',
  'a\0',
  '$a',
  '\ufffd',
  '\ud800',
  '\udc01',
  'x'.repeat(3_000),
);

const anyWrite = fc.record({
  id: anyId,
  document: fc.option(anyDocument, { freq: 5 }),
  position: fc.integer({ min: 0, max: 9 }),
  /** The expected position of the document; null: its current one. */
  guess: fc.option(fc.oneof(fc.constant('none' as const), fc.integer({ min: 0, max: 9 })), { freq: 3 }),
});

const anyField = fc.constantFrom('id', ...(bookings.fields ?? []));
const anyCondition = fc.oneof(
  anyScalar.map((eq) => ({ eq })),
  fc.array(anyScalar, { maxLength: 5 }).map((values) => ({ in: values })),
  fc.record({ gt: anyScalar, gte: anyScalar, lt: anyScalar, lte: anyScalar }, { requiredKeys: [] }),
);
const anyWhere: fc.Arbitrary<Where> = fc
  .tuple(
    fc.array(fc.tuple(anyField, anyCondition), { maxLength: 2 }),
    fc.option(fc.tuple(fc.constantFrom(...(bookings.arrays ?? [])), anyScalar)),
  )
  .map(([conditions, has]) =>
    Object.fromEntries([...conditions, ...(has ? [[has[0], { has: has[1] }] as const] : [])]),
  );

const anyQuestion: fc.Arbitrary<FindOptions> = fc.record(
  {
    where: anyWhere,
    sort: fc.array(fc.tuple(anyField, fc.constantFrom('asc' as const, 'desc' as const)), { maxLength: 3 }),
    limit: fc.integer({ min: 0, max: 8 }),
    skip: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: [] },
);

/** Write calls in order, and the queries after them. */
export const anyHistory = fc.record({
  steps: fc.array(fc.array(anyWrite, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 40 }),
  questions: fc.array(anyQuestion, { minLength: 5, maxLength: 20 }),
});
