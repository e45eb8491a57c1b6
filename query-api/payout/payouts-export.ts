import { ApiError } from '#contracts/api-error.ts';
import { Day } from '#contracts/fields.ts';
import { accountChangeAt } from '#contracts/payout/account-change.ts';
import type { Stored } from '#infra/eventing/documents.ts';
import {
  payoutAccounts,
  type PayoutAccountsDocument,
  fullAccount,
} from '#projectors/read-models/payout/payout-accounts.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import type { ListToExport } from '../list-to-export.ts';
import type { QueryContext } from '../query-context.ts';
import { payoutColumns, payoutLine, type PayoutToSend } from './payout-csv.ts';

type Documents = Pick<QueryContext['documents'], 'find' | 'getMany'>;

/** A Friday's scheduled payouts for the bank. */
export async function payoutsToExport(
  { documents, exports, now }: Pick<QueryContext, 'documents' | 'exports' | 'now'>,
  friday: string,
): Promise<ListToExport> {
  if (!Day.safeParse(friday).success) throw new ApiError('invalid');
  async function* lines(): AsyncGenerator<readonly string[]> {
    const found = await exports.turn(() => toSend(documents, friday, now().toISOString()));
    yield* found.map(payoutLine);
  }
  return { fileName: `suki-payouts-${friday}.csv`, columns: payoutColumns, lines: lines() };
}

/**
 * The Friday's scheduled payouts by name, each with the full account that it was scheduled to. In a single read:
 * between pages a payout could be released or paid, and its row would be missing or doubled. Payouts of workers who
 * changed their account are excluded, even before the payout is put on hold.
 */
async function toSend(documents: Documents, friday: string, now: string): Promise<PayoutToSend[]> {
  const found = await documents.find<PayoutDocument>(payouts.name, {
    where: { friday: { eq: friday }, status: { eq: 'scheduled' } },
    sort: [['nameKey', 'asc']],
  });
  const accounts = await documents.getMany<PayoutAccountsDocument>(
    payoutAccounts.name,
    found.map(({ document }) => document.workerId),
  );
  const known = new Map(accounts.map(({ id, document }) => [id, document]));
  const ready = found.filter(
    ({ document }) => !accountChangeAt(known.get(document.workerId)?.accounts[0] ?? null, now),
  );
  return ready.map((payout) => rowOf(payout, known.get(payout.document.workerId)));
}

function rowOf(
  { id, document: payout }: Stored<PayoutDocument>,
  known: PayoutAccountsDocument | undefined,
): PayoutToSend {
  const { workerName, amountCentavos } = payout;
  const account = known && fullAccount(known, payout);
  if (!account) throw new Error(`Payout ${id} has an unknown payout account`);
  return { id, workerName, account, amountCentavos, reference: referenceOf(payout) };
}

/** Shown on the worker's bank statement; unique within the day's file. */
function referenceOf({ workerId, friday }: PayoutDocument): string {
  return `SUKI-${friday.replaceAll('-', '')}-${workerId.slice(-8).toUpperCase()}`;
}
