import type { PaymentMethod } from '#contracts/roles.ts';
import type { BookingDraft } from '../draft/draft.ts';

type Problems = { account?: 'numberMissing' | 'numberWrong' | 'accountWrong'; name?: 'nameMissing' };

/** Philippine mobile number, E.164. */
const MOBILE = /^\+639\d{9}$/;
const ACCOUNT = /^\d{6,20}$/;

/** Errors in a wallet's number or bank account, by field. */
export function paymentProblems(method: PaymentMethod, details: BookingDraft['paymentDetails']): Problems {
  const account = details?.account?.replaceAll(/[\s-]/g, '') ?? '';
  const isBank = method === 'bank_transfer';
  const wrong = isBank ? !ACCOUNT.test(account) : !MOBILE.test(account);
  return {
    ...(account === ''
      ? { account: 'numberMissing' as const }
      : wrong && { account: isBank ? ('accountWrong' as const) : ('numberWrong' as const) }),
    ...(!details?.name?.trim() && { name: 'nameMissing' as const }),
  };
}
