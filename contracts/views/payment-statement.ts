import * as z from 'zod/mini';
import { setAside } from '../events/payment-statements.ts';
import { transferKinds } from '../payment/match-transfers.ts';
import { PaymentStatusSchema } from './payment.ts';

/** A bank's file of transfers that came in. Money in centavos. */
export const Statement = z.object({
  id: z.string(),
  /** Of the file. */
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

/** A line of it, with the payment that it is about. `id`: the line's number. */
export const Transfer = z.object({
  id: z.string(),
  line: z.int(),
  day: z.string(),
  amount: z.int(),
  reference: z.string(),
  match: z.enum(transferKinds),
  /** What staff said of it by hand; null where nobody did. */
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
      /** What verifying it now would say is there; 0 where nothing waits. */
      unseen: z.int(),
    }),
  ),
});
export type Transfer = z.infer<typeof Transfer>;

/** How many lines of a file are of a kind, and what they come to. */
export const MatchSum = z.object({ match: z.enum(transferKinds), count: z.int(), amount: z.int() });
export type MatchSum = z.infer<typeof MatchSum>;
