import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import type { EventOf } from './event-schemas.ts';
import { personal, unpublished } from './marks.ts';

/**
 * One incoming transfer from the bank's file. Sender, balance and account number are not stored: matching does not need
 * them.
 */
export const StatementLine = z.object({
  /** Line in the file, from 1. */
  line: z.int(),
  /** Manila day. */
  day: z.string(),
  amountCentavos: z.int(),
  reference: personal(z.string()),
});
export type StatementLine = z.infer<typeof StatementLine>;

const BECAUSE = 'bank data of staff';

export const setAside = ['returned', 'noted'] as const;
const handled = { reason: personal(z.string()), by: Person, at: z.string() };

/** The `statement-{id}` stream: a bank's file of incoming transfers, and the payments that staff matched with them. */
export const statementEvents = {
  StatementImported: unpublished(BECAUSE, {
    statementId: z.string(),
    name: personal(z.string()),
    by: Person,
    importedAt: z.string(),
    lines: z.array(StatementLine),
  }),
  /**
   * Staff match this line with a booking's payment. A line has one match at most. `byHand`: its reference is not the
   * payment's.
   */
  TransferMatched: unpublished(BECAUSE, {
    statementId: z.string(),
    line: z.int(),
    bookingId: z.string(),
    amountCentavos: z.int(),
    byHand: z.optional(z.object(handled)),
  }),
  /** The line is not a payment: its money was returned, or staff noted another reason. */
  TransferSetAside: unpublished(BECAUSE, {
    statementId: z.string(),
    line: z.int(),
    as: z.enum(setAside),
    ...handled,
  }),
  /** A manual match or mark of a line is undone. */
  TransferReopened: unpublished(BECAUSE, { statementId: z.string(), line: z.int(), by: Person, at: z.string() }),
};
export type StatementEvent = EventOf<typeof statementEvents>;
