import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/**
 * One transfer that came in, as the bank's file has it. Its sender, the balance and the account number stay in the file:
 * nobody needs them to find the payment.
 */
export const StatementLine = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  /** Manila day. */
  day: z.string(),
  amountCentavos: z.int(),
  reference: personal(z.string()),
});
export type StatementLine = z.infer<typeof StatementLine>;

const BECAUSE = 'what staff look up at the bank';

export const setAside = ['returned', 'noted'] as const;
const handled = { reason: personal(z.string()), by: Person, at: z.string() };

/** The `statement-{id}` stream: a bank's file of transfers that came in, and the payments that staff found in it. */
export const statementEvents = {
  StatementImported: unpublished(BECAUSE, {
    statementId: z.string(),
    name: personal(z.string()),
    by: Person,
    importedAt: z.string(),
    lines: z.array(StatementLine),
  }),
  /**
   * Staff say that this line is what a client sent for this booking. A line is so of one booking. `byHand`: its reference
   * isn't the payment's.
   */
  TransferMatched: unpublished(BECAUSE, {
    statementId: z.string(),
    line: z.int(),
    bookingId: z.string(),
    amountCentavos: z.int(),
    byHand: z.optional(z.object(handled)),
  }),
  /** A line that is no payment: its money went back, or something else is to be known of it. */
  TransferSetAside: unpublished(BECAUSE, {
    statementId: z.string(),
    line: z.int(),
    as: z.enum(setAside),
    ...handled,
  }),
  /** What staff said of a line by hand is taken back. */
  TransferReopened: unpublished(BECAUSE, { statementId: z.string(), line: z.int(), by: Person, at: z.string() }),
};
export type StatementEvent = EventOf<typeof statementEvents>;
