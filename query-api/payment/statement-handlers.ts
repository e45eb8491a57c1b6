import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { unseenCentavos } from '#contracts/payment/allowed-actions.ts';
import {
  hasTransferOf,
  matchTransfers,
  referenceKeysOf,
  transferKey,
  type TransferKind,
  transferKinds,
} from '#contracts/payment/match-transfers.ts';
import type { MatchSum, Statement, Transfer } from '#contracts/views/payment-statement.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { type StatementDocument, statements } from '#projectors/read-models/payment/statements.ts';
import { dayRange } from '../day-range.ts';
import { pageOf, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

type Documents = QueryContext['documents'];

/** Current matches of a bank file's lines with payments. */
export function statementQueries({
  documents,
}: Pick<QueryContext, 'documents'>): Handlers<'listStatements' | 'readStatement'> {
  return {
    async listStatements({ query: { from, to, ...page } }) {
      const where = dayRange('importedAt', { from, to });
      const [found, total] = await Promise.all([
        documents.find<StatementDocument>(statements.name, { where, sort: [['importedAt', 'desc']], ...skipOf(page) }),
        documents.count(statements.name, where),
      ]);
      return { data: { items: found.map(({ document }) => statementView(document)), ...page, total } };
    },

    async readStatement({ params: { id }, query: { match, ...page } }) {
      const found = await documents.get<StatementDocument>(statements.name, id);
      if (!found) throw new ApiError('not_found');
      const statement = found.document;
      const [known, before, linked] = await Promise.all([
        paymentsOf(documents, statement),
        transfersBefore(documents, statement),
        linkedPayments(documents, statement),
      ]);
      const matches = matchTransfers(statement.lines, known, before);
      const transfers = statement.lines.map((line, nth) =>
        transferView(line, handledMatch(statement, line, linked) ?? matches[nth], statement.handled[line.line]),
      );
      const wanted = match ? transfers.filter((one) => one.match === match) : transfers;
      return { data: { ...pageOf(wanted, page), statement: statementView(statement), sums: sumsOf(transfers) } };
    },
  };
}

/** Two payments with one reference suffice to make it ambiguous. */
const SEVERAL = 2;

/** By the keys of their references, one index look-up each. */
async function paymentsOf(
  documents: Documents,
  { lines }: StatementDocument,
): Promise<Map<string, readonly PaymentDocument[]>> {
  const keys = [...new Set(lines.flatMap(({ reference }) => referenceKeysOf(reference)))];
  const found = await Promise.all(
    keys.map(async (key) => {
      const where = { references: { has: key } };
      const stored = await documents.find<PaymentDocument>(payments.name, { where, limit: SEVERAL });
      return [key, stored.map(({ document }) => document)] as const;
    }),
  );
  return new Map(found);
}

/** Manually matched payments, by booking. */
async function linkedPayments(
  documents: Documents,
  { matched, handled }: StatementDocument,
): Promise<ReadonlyMap<string, PaymentDocument>> {
  const chosen = Object.keys(handled).flatMap((line) => matched[Number(line)] ?? []);
  const found = await documents.getMany<PaymentDocument>(payments.name, chosen);
  return new Map(found.map(({ id, document }) => [id, document]));
}

/** A payment whose verification was undone waits again, and needs a person's decision. */
function handledMatch(
  { matched, handled }: StatementDocument,
  { line, amountCentavos }: StatementDocument['lines'][number],
  linked: ReadonlyMap<string, PaymentDocument>,
): { kind: TransferKind; payment: PaymentDocument | null } | undefined {
  const said = handled[line];
  if (!said) return undefined;
  if (said.as !== 'linked') return { kind: said.as, payment: null };
  const payment = linked.get(matched[line] ?? '') ?? null;
  return { kind: payment && hasTransferOf({ amountCentavos }, payment) ? 'verified' : 'unclear', payment };
}

/** Maximum number of earlier files of the same days that are compared. */
const MOST_BEFORE = 50;

/** Transfers in earlier files of these days, where they are proposed instead. */
async function transfersBefore(
  documents: Documents,
  { statementId, importedAt, firstDay, lastDay }: StatementDocument,
): Promise<Set<string>> {
  const overlapping = await documents.find<StatementDocument>(statements.name, {
    where: { firstDay: { lte: lastDay }, lastDay: { gte: firstDay }, importedAt: { lte: importedAt } },
    sort: [['importedAt', 'desc']],
    limit: MOST_BEFORE,
  });
  const before = overlapping.filter(({ id, document }) => document.importedAt < importedAt || id < statementId);
  return new Set(before.flatMap(({ document }) => document.lines.map(transferKey)));
}

function statementView({ statementId, name, by, importedAt, firstDay, lastDay, lines }: StatementDocument): Statement {
  const amount = lines.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  return {
    id: statementId,
    name,
    by: by.name,
    importedAt,
    from: firstDay,
    to: lastDay,
    transfers: lines.length,
    amount,
  };
}

function transferView(
  { line, day, amountCentavos, reference }: StatementDocument['lines'][number],
  { kind, payment }: { kind: TransferKind; payment: PaymentDocument | null } = { kind: 'unknown', payment: null },
  said: StatementDocument['handled'][number] | undefined,
): Transfer {
  return {
    id: String(line),
    line,
    day,
    amount: amountCentavos,
    reference,
    match: kind,
    handled: said ? { as: said.as, reason: said.reason, by: said.by.name, at: said.at } : null,
    payment: payment && {
      id: payment.bookingId,
      code: payment.code,
      customerName: payment.clientName,
      status: payment.status,
      unseen: unseenCentavos(payment),
    },
  };
}

function sumsOf(transfers: readonly Transfer[]): MatchSum[] {
  return transferKinds.map((match) => {
    const of = transfers.filter((one) => one.match === match);
    return { match, count: of.length, amount: of.reduce((sum, { amount }) => sum + amount, 0) };
  });
}
