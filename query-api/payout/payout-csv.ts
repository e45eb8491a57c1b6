import { pesosInCsv } from '#contracts/csv.ts';
import { nationalNumber } from '#contracts/payout/masked-account.ts';
import type { PayoutAccount } from '#contracts/views/payout.ts';

/** One row of the bank's file. */
export type PayoutToSend = {
  id: string;
  workerName: string;
  account: PayoutAccount;
  amountCentavos: number;
  reference: string;
};

export const payoutColumns = [
  'Payout',
  'Worker',
  'Method',
  'Bank',
  'Account',
  'Account name',
  'Amount (PHP)',
  'Reference',
] as const;

/** A line for a bank's bulk payment or a spreadsheet. */
export function payoutLine({ id, workerName, account, amountCentavos, reference }: PayoutToSend): string[] {
  return [
    id,
    workerName,
    account.method,
    account.bank ?? '',
    numberOf(account),
    account.name,
    pesosInCsv(amountCentavos),
    reference,
  ];
}

/** Wallets by national number: it starts with 0 rather than a plus. */
function numberOf({ method, account }: PayoutAccount): string {
  return method === 'bank' ? account : nationalNumber(account);
}
