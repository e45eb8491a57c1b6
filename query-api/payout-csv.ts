import { nationalNumber } from '#contracts/payout/masked-account.ts';
import type { PayoutAccount } from '#contracts/views/payout.ts';

/** One row of the bank's file. */
export type PayoutToSend = { id: string; workerName: string; account: PayoutAccount; amountCentavos: number; reference: string };

const columns = ['Payout', 'Worker', 'Method', 'Bank', 'Account', 'Account name', 'Amount (PHP)', 'Reference'] as const;

/** Spreadsheets of old take a file without it for Latin-1, and spoil every ñ. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * The file that a bank's bulk payment or a spreadsheet takes: RFC 4180, each field quoted, CRLF. Names are what people
 * typed, so none of them may be a formula.
 */
export function payoutCsv(payouts: readonly PayoutToSend[]): string {
  const rows = payouts.map(({ id, workerName, account, amountCentavos, reference }) => [
    id, workerName, account.method, account.bank ?? '', numberOf(account), account.name, pesos(amountCentavos), reference,
  ]);
  return BYTE_ORDER_MARK + [[...columns], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** What begins a formula in Excel, LibreOffice or Sheets is kept from doing so by an apostrophe. */
function quoted(field: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(field) ? `'${field}` : field;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Wallets by the number as people in the Philippines write it: it begins with a 0, not with a plus. */
function numberOf({ method, account }: PayoutAccount): string {
  return method === 'bank' ? account : nationalNumber(account);
}

/** 61600 → 616.00 */
function pesos(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}
