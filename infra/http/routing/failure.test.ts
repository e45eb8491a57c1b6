import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppendTooLarge } from '../../eventing/event-log/port.ts';
import { failureOf, validated } from './failure.ts';

const Query = z.object({
  after: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  limit: z.int().check(z.lte(100)),
});

it('what is wrong with a field is said once, though several rules say it', () => {
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

it('what is more than the log takes at once is 413, with a sentence that says how much it takes and nothing of where it went', () => {
  const { status, body, unexpected } = failureOf(new AppendTooLarge('booking-1', 1_200_000, 1_000_000), 'r');
  expect({ status, unexpected }).toEqual({ status: 413, unexpected: false });
  expect(body).toMatchObject({
    code: 'too_large',
    message: 'That is more than we can keep at once: 1,000,000 bytes. Please send less.',
  });
  expect(JSON.stringify(body)).not.toContain('booking-1');
});
