import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppendTooLarge } from '../../eventing/event-log.ts';
import { failureOf, validated } from './failure.ts';

const Query = z.object({
  after: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  limit: z.int().check(z.lte(100)),
});

it('reports a field error once, although several rules report it', () => {
  const refused = () => validated(Query, { after: Number.MAX_SAFE_INTEGER + 1, limit: 101 }, 'query');
  expect(refused).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errors: [
        { path: 'query.after', message: expect.any(String) },
        { path: 'query.limit', message: expect.any(String) },
      ],
    }),
  );
});

describe('field errors', () => {
  const Body = z.object({
    name: z.string().check(z.minLength(2)),
    size: z.enum(['s', 'm']),
    place: z.union([z.string(), z.object({ city: z.string() })]),
    count: z.int().check(z.gte(1)),
    tags: z.optional(z.array(z.string()).check(z.maxLength(1))),
    code: z.optional(z.string('Six digits')),
  });
  const right = { name: 'Ana', size: 's', place: 'Pasig', count: 1 };
  const wrong = (input: unknown): unknown => {
    try {
      return validated(Body, input, 'body');
    } catch (error) {
      return Object.fromEntries(
        (error as { errors: { path: string; message: string }[] }).errors.map(({ path, message }) => [path, message]),
      );
    }
  };

  it.each([
    [{}, { name: 'Required', size: 'Required', place: 'Required', count: 'Required' }],
    [undefined, { name: 'Required', size: 'Required', place: 'Required', count: 'Required' }],
    [null, { '': 'Not an object' }],
    [{ ...right, name: 7 }, { name: 'Not a text' }],
    [{ ...right, name: 'A' }, { name: 'At least 2 characters' }],
    [{ ...right, size: 'xl' }, { size: 'Not one of: s, m' }],
    [{ ...right, place: 5 }, { place: 'In none of the forms that this may have' }],
    [{ ...right, count: 0 }, { count: 'At least 1' }],
    [{ ...right, count: 1.5 }, { count: 'Not a whole number' }],
    [{ ...right, tags: ['a', 'b'] }, { tags: 'At most 1 entry' }],
    [{ ...right, code: 5 }, { code: 'Six digits' }],
  ])('%j: %j', (input, said) => {
    expect(wrong(input)).toEqual(said);
  });

  it('accepts a missing body for a call without required fields', () => {
    expect(validated(z.object({ email: z.optional(z.string()) }), undefined, 'body')).toEqual({});
    expect(validated(z.optional(z.object({})), undefined, 'body')).toBeUndefined();
  });
});

it('answers 413 with the limit of an append, without internal details', () => {
  const { status, body, unexpected } = failureOf(new AppendTooLarge('booking-1', 1_200_000, 1_000_000), 'r');
  expect({ status, unexpected }).toEqual({ status: 413, unexpected: false });
  expect(body).toMatchObject({
    code: 'too_large',
    message: 'That is more than we can keep at once: 1,000,000 bytes. Please send less.',
  });
  expect(JSON.stringify(body)).not.toContain('booking-1');
});
