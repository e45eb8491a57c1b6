import type { PayoutMethod } from '#contracts/views/payout.ts';
import type { FieldError } from '#contracts/errors.ts';
import { isPhilippineMobile, textableNumber } from '#infra/sms/phone-number.ts';
import type { NewPayoutAccount } from './commands.ts';

/** Payout accounts. A wallet has a Philippine mobile number; a bank account has a number and the bank's name. */

type PayoutAccountInput = { method: PayoutMethod; account: string; name: string; bank?: string | undefined };

/** The normalised account, or its field errors. */
export function payoutAccountFrom({
  method,
  account,
  name,
  bank,
}: PayoutAccountInput): NewPayoutAccount | { errors: FieldError[] } {
  if (method === 'bank') return bankAccountFrom({ account, name, bank });
  const phone = textableNumber(account);
  return phone !== undefined && isPhilippineMobile(phone)
    ? { method, account: phone, name, bank: null }
    : { errors: [{ path: 'account', message: 'Not a Philippine mobile number' }] };
}

function bankAccountFrom({
  account,
  name,
  bank,
}: Omit<PayoutAccountInput, 'method'>): NewPayoutAccount | { errors: FieldError[] } {
  const digits = account.replace(/[\s-]/g, '');
  const errors: FieldError[] = [];
  if (!/^\d{6,20}$/.test(digits)) errors.push({ path: 'account', message: 'Not an account number' });
  if (!bank) errors.push({ path: 'bank', message: 'Required' });
  return bank && errors.length === 0 ? { method: 'bank', account: digits, name, bank } : { errors };
}
