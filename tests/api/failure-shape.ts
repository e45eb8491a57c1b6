import * as z from 'zod/mini';
import { errorCodes } from '#contracts/errors.ts';
import type { ApiClient } from '../harness/api-client.ts';

/** The body of every failed call (design section 5), without further fields. */
export const Failure = z.strictObject({
  success: z.literal(false),
  code: z.string().check(z.refine((code) => Object.hasOwn(errorCodes, code), 'Not a documented code')),
  message: z.string().check(z.minLength(1)),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string().check(z.minLength(1)) }))),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string().check(z.minLength(8)),
});

/** The status and the body of a refused POST. */
export async function refused(by: ApiClient, path: string, body: object) {
  const { status, body: answer } = await by.send('POST', path, { body: JSON.stringify(body) });
  return { status, ...Failure.parse(answer) };
}
