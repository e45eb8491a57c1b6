import * as z from 'zod/mini';
import { ShortText } from '#contracts/fields.ts';
import { payoutMethods } from '#contracts/views/payout.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { payoutCalls } from '#contracts/calls/payout.ts';
import { Mobile } from '../../forms/form-fields.ts';

/** Form values: a wallet has a number, a bank account its digits and the bank. */
export const PayoutForm = z.pipe(
  z
    .object({
      method: z.enum(payoutMethods),
      phone: z.string(),
      account: z.string(),
      bank: z.string(),
      name: ShortText,
    })
    .check(
      z.superRefine(({ method, phone, account, bank }, context) => {
        const refuse = (path: string, message: string) =>
          context.issues.push({ code: 'custom', path: [path], message, input: path });
        if (method !== 'bank')
          return void (Mobile.safeParse(phone).success || refuse('phone', phone === '' ? 'required' : 'phoneWrong'));
        if (account.trim() === '') refuse('account', 'required');
        else if (!/^\d{6,20}$/.test(digitsOf(account))) refuse('account', 'wrong');
        if (bank.trim() === '') refuse('bank', 'required');
      }),
    ),
  z.transform(({ method, phone, account, bank, name }): NewAccount =>
    method === 'bank'
      ? { method, account: digitsOf(account), bank: bank.trim(), name }
      : { method, account: phone, name },
  ),
);

export type NewAccount = BodyOf<typeof payoutCalls.setPayoutAccount>;

/** Banks group the digits of account numbers. */
function digitsOf(account: string): string {
  return account.replaceAll(/[\s-]/g, '');
}
