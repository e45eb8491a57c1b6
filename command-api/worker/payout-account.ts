import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { heldUntilAfter } from '#contracts/payout/account-change.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import type { PayoutMethod } from '#contracts/views/payout.ts';
import type { FieldError } from '#contracts/errors.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { PayoutAccount, WorkerState } from './decider.ts';

/** Where the Friday money goes. Wallets are known by a Philippine mobile number, banks by a number and their name. */

type Wanted = { method: PayoutMethod; account: string; name: string; bank?: string | undefined };
export type NewPayoutAccount = Omit<PayoutAccount, 'setAt' | 'heldUntil'>;

/** The account as it is kept, or what is wrong with it. */
export function payoutAccountFrom({
  method,
  account,
  name,
  bank,
}: Wanted): NewPayoutAccount | { errors: FieldError[] } {
  if (method === 'bank') return bankAccountFrom({ account, name, bank });
  const phone = philippineMobile(account);
  return phone
    ? { method, account: phone, name, bank: null }
    : { errors: [{ path: 'account', message: 'Not a Philippine mobile number' }] };
}

function bankAccountFrom({ account, name, bank }: Omit<Wanted, 'method'>): NewPayoutAccount | { errors: FieldError[] } {
  const digits = account.replace(/[\s-]/g, '');
  const errors: FieldError[] = [];
  if (!/^\d{6,20}$/.test(digits)) errors.push({ path: 'account', message: 'Not an account number' });
  if (!bank) errors.push({ path: 'bank', message: 'Required' });
  return bank && errors.length === 0 ? { method: 'bank', account: digits, name, bank } : { errors };
}

/** E.164, or undefined for what is no mobile number of the Philippines: those are 9 and nine more digits. */
function philippineMobile(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'PH');
  return number?.isValid() && number.country === 'PH' && /^9\d{9}$/.test(number.nationalNumber)
    ? number.number
    : undefined;
}

export type SetPayoutAccount = {
  wanted: NewPayoutAccount;
  now: string;
  /** The code texted to that number came with the command. */
  codeIsRight: boolean;
  /** It took a proven number's place within the last days, and may yet turn out to have been somebody else's doing. */
  numberIsNew: boolean;
};

/**
 * Each account needs the code that goes to the worker's own number, the first one too, so that a taken-over session can't
 * lead the money away; a change holds payouts for a while, so that a taken-over phone can't either before its owner has seen it.
 */
export function setPayoutAccount(
  { wanted, now, codeIsRight, numberIsNew }: SetPayoutAccount,
  state: WorkerState,
): Decision<WorkerEvent> {
  if (state.kind === 'none') return refuse('not_found');
  const { payoutAccount: known } = state;
  if (known && isSame(known, wanted)) return [];
  if (!codeIsRight)
    return refuse('not_allowed_now', 'Confirm it with the code that we text to your mobile number.', {
      needs: 'phoneCode',
    });
  return [
    {
      type: 'PayoutAccountSet',
      data: {
        workerId: state.workerId,
        accountId: state.accountId,
        ...wanted,
        setAt: now,
        heldUntil: known || numberIsNew ? heldUntilAfter(now) : null,
      },
    },
  ];
}

/** An account that was set since their number was changed by somebody else is not theirs. `since`: an instant. */
export function withdrawPayoutAccount({ since }: { since: string }, state: WorkerState): Decision<WorkerEvent> {
  if (state.kind === 'none' || !state.payoutAccount || Date.parse(state.payoutAccount.setAt) < Date.parse(since))
    return [];
  const {
    workerId,
    accountId,
    payoutAccount: { setAt },
  } = state;
  return [{ type: 'PayoutAccountWithdrawn', data: { workerId, accountId, setAt, reason: 'number_change_undone' } }];
}

function isSame(one: NewPayoutAccount, other: NewPayoutAccount): boolean {
  return (
    one.method === other.method && one.account === other.account && one.name === other.name && one.bank === other.bank
  );
}

/** As its owner sees it. */
export function shownPayoutAccount(account: PayoutAccount): PayoutAccount {
  return { ...account, account: maskedAccount(account) };
}
