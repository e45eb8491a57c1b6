import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validated } from './failure.ts';

const Query = z.object({ after: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)), limit: z.int().check(z.lte(100)) });

it('what is wrong with a field is said once, though several rules say it', () => {
  const refused = () => validated(Query, { after: Number.MAX_SAFE_INTEGER + 1, limit: 101 }, 'query');
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid', errors: [{ path: 'query.after', message: expect.any(String) }, { path: 'query.limit', message: expect.any(String) }] }));
});
