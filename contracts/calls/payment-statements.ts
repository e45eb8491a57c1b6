import * as z from 'zod/mini';
import { Day, Id, Line, Moment, PositiveCentavos, Reason, ShortText, listOf, paging } from '../fields.ts';
import { setAside } from '../events/payment-statements.ts';
import { transferKinds } from '../payment/match-transfers.ts';
import { MatchSum, Statement, Transfer } from '../views/payment-statement.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';
import { BulkOutcome } from './payment.ts';

const admin = ['admin'] as const;

/** Maximum number of transfers per file: some weeks of them. */
export const MOST_TRANSFERS = 1000;
/** Longest reference, as banks write them. */
export const LONGEST_REFERENCE = 80;
/** The maximum page size of a list. */
const MOST_AT_ONCE = 100;

const StatementLine = z.object({
  line: z.int().check(z.gte(1), z.lte(1_000_000)),
  day: Day,
  amount: PositiveCentavos,
  reference: Line.check(z.minLength(1), z.maxLength(LONGEST_REFERENCE)),
});

/** A line and its amount as shown, in centavos: with another amount nothing is recorded. */
const ShownLine = { line: z.int(), amount: PositiveCentavos };
const refusals = ['not_found', 'stale', 'conflict'] as const;
const onTransfer = {
  method: 'POST',
  who: admin,
  permission: 'payments.decide',
  params: idParams,
  answer: z.object({ id: z.string(), line: z.int() }),
} as const;

const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

export const statementCalls = {
  importStatement: defineCall({
    method: 'POST',
    path: '/admin/payments/statements',
    summary: 'Import a bank’s file of incoming transfers; importing the same transfers again returns the same file',
    who: admin,
    permission: 'payments.decide',
    body: z.object({
      /** The file's name. */
      name: ShortText,
      lines: z.array(StatementLine).check(
        z.minLength(1),
        z.maxLength(MOST_TRANSFERS),
        z.refine((lines) => areDistinct(lines.map(({ line }) => line)), 'Each line once'),
      ),
    }),
    /** `known`: the file was imported before. */
    answer: z.object({ id: z.string(), known: z.boolean() }),
    errors: ['conflict'],
  }),
  listStatements: defineCall({
    method: 'GET',
    path: '/admin/payments/statements',
    summary: 'List imported bank files, newest first',
    who: admin,
    permission: 'payments.read',
    query: z.object({
      ...paging(10),
      /** Added on these Manila days, both included. */ from: z.optional(Day),
      to: z.optional(Day),
    }),
    answer: listOf(Statement),
    errors: [],
  }),
  readStatement: defineCall({
    method: 'GET',
    path: '/admin/payments/statements/{id}',
    summary: 'List a bank file’s transfers with their current matches',
    who: admin,
    permission: 'payments.read',
    params: idParams,
    query: z.object({ ...paging(50), match: z.optional(z.enum(transferKinds)) }),
    answer: z.object({ ...listOf(Transfer).shape, statement: Statement, sums: z.array(MatchSum) }),
    errors: ['not_found'],
  }),
  confirmTransfers: defineCall({
    method: 'POST',
    path: '/admin/payments/statements/{id}/confirm',
    summary: 'Confirm matches of a bank file’s transfers: each verifies its payment with exactly its amount',
    who: admin,
    permission: 'payments.decide',
    freshSignIn: 'always',
    params: idParams,
    body: z.object({
      transfers: z
        .array(z.object({ line: z.int(), payment: Id, /** Centavos, as shown. */ amount: PositiveCentavos }))
        .check(
          z.minLength(1),
          z.maxLength(MOST_AT_ONCE),
          z.refine((all) => areDistinct(all.map(({ line }) => line)), 'Each line once'),
          z.refine((all) => areDistinct(all.map(({ payment }) => payment)), 'Each payment once'),
        ),
    }),
    answer: BulkOutcome,
    errors: ['not_found', 'conflict'],
  }),
  linkTransfer: defineCall({
    ...onTransfer,
    path: '/admin/payments/statements/{id}/link',
    summary: 'Match a transfer with a payment regardless of its reference; verifies the payment with its amount',
    freshSignIn: 'always',
    body: z.object({ ...ShownLine, payment: Id, reason: Reason }),
    errors: [...refusals, 'not_allowed_now'],
  }),
  setTransferAside: defineCall({
    ...onTransfer,
    path: '/admin/payments/statements/{id}/set-aside',
    summary: 'Mark a transfer as not a payment: returned, or with a note',
    body: z.object({ ...ShownLine, as: z.enum(setAside), reason: Reason }),
    errors: refusals,
  }),
  reopenTransfer: defineCall({
    ...onTransfer,
    path: '/admin/payments/statements/{id}/reopen',
    summary: 'Undo a manual match or mark of a transfer; a verification only within a minute',
    body: z.object({ line: ShownLine.line, /** Time of the earlier statement, as shown. */ at: Moment }),
    errors: [...refusals, 'not_allowed_now', 'too_late_to_undo'],
  }),
};
