import * as z from 'zod/mini';
import { setAside } from '../events/payment-statements.ts';
import { transferKinds } from '../payment/match-transfers.ts';
import { PaymentStatusSchema } from './payment.ts';

/** A bank's file of incoming transfers. Amounts in centavos. */
export const Statement = z.object({
  id: z.string(),
  /** The file's name. */
  name: z.string(),
  by: z.string(),
  importedAt: z.string(),
  /** Manila days of its first and last transfer. */
  from: z.string(),
  to: z.string(),
  transfers: z.int(),
  amount: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** A line of the file, with its payment. `id`: the line's number. */
export const Transfer = z.object({
  id: z.string(),
  line: z.int(),
  day: z.string(),
  amount: z.int(),
  reference: z.string(),
  match: z.enum(transferKinds),
  /** A manual mark by staff; null without one. */
  handled: z.nullable(
    z.object({
      as: z.enum(['linked', ...setAside]),
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  payment: z.nullable(
    z.object({
      id: z.string(),
      code: z.string(),
      customerName: z.string(),
      status: PaymentStatusSchema,
      /** Unverified amount that a verification would confirm; 0 if none. */
      unseen: z.int(),
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;

/** Number and total of a file's lines by kind. */
export const MatchSum = z.object({ match: z.enum(transferKinds), count: z.int(), amount: z.int() });
export type MatchSum = z.infer<typeof MatchSum>;
