import * as z from 'zod/mini';
import { MyData } from '../views/account-my-data.ts';
import { defineCall } from './call.ts';

const Grant = z.string().check(z.minLength(1, 'Required'), z.maxLength(1000));

/** A person's export of their own data (docs/decisions/my-data.md). */
export const myDataCalls = {
  /** Limited to a few times a day: it is expensive, and what a thief would want. */
  requestMyData: defineCall({
    method: 'POST',
    path: '/auth/my-data',
    summary: 'Request an export of the own data; the export is recorded',
    who: 'signed-in',
    freshSignIn: 'always',
    answer: z.object({ grant: z.string(), expiresAt: z.string() }),
    fleeting: true,
    errors: ['not_found', 'conflict'],
  }),
  readMyData: defineCall({
    method: 'GET',
    path: '/auth/my-data',
    summary: 'Export the own data with the requested grant',
    who: 'signed-in',
    /** Good for one use. */
    query: z.object({ grant: Grant }),
    answer: MyData,
    streamed: true,
    errors: ['not_found'],
  }),
};
