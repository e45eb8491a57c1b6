import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { loadAccount } from '../account/person.ts';
import { type PayoutAccountNotice, payoutAccountMail, payoutAccountText } from '../payout/payout-account-notice.ts';
import { atOnce, definePolicy, type PolicyDeps } from './policy.ts';

/** It says until when payouts wait, and asks to stop it before: once they went on it is no longer true, also where it failed till then. */
const NOTICE_EXPIRES_AFTER_MS = 2 * DAY_MS;

type Tell = {
  kind: ContactKind;
  send: (to: Account & { address: string }, notice: PayoutAccountNotice, deps: PolicyDeps) => Promise<void>;
};

/** `heldUntil`: null of a first account from before payouts waited for each; it was told then. */
type ToTell = Omit<PayoutAccountNotice, 'heldUntil'> & { accountId: string; heldUntil: string | null };

/**
 * A payout account that was set or changed is told to its worker on every channel that is proven to be theirs, beside the
 * notification: whoever did it may hold their browser. Also on an address that another one has lately taken the place of:
 * else who moves the number first is the only one to hear of the money. A policy for each channel, so that one that fails
 * is tried again by itself. Only the masked account is kept in the task.
 */
function noticeOn(name: string, { kind, send }: Tell) {
  return definePolicy<ToTell>({
    name,
    tells: true,
    on: {
      PayoutAccountSet: ({
        data: { workerId, accountId, method, account, bank, setAt, heldUntil = null, first },
        recordedAt,
      }) =>
        atOnce(`${workerId}-${setAt}`, recordedAt, {
          accountId,
          method,
          account: maskedAccount({ method, account }),
          bank,
          setAt,
          heldUntil,
          first,
        }),
    },
    act: async ({ accountId, heldUntil, ...notice }, deps, { now }) => {
      if (heldUntil === null || Date.parse(now) - Date.parse(notice.setAt) > NOTICE_EXPIRES_AFTER_MS) return;
      const account = await loadAccount(deps.commands, accountId);
      for (const address of provenContacts(account, kind, now))
        await send({ ...account, address }, { ...notice, heldUntil }, deps);
    },
  });
}

export const whenPayoutAccountSetMail = noticeOn('when-payout-account-set-mail', {
  kind: 'email',
  send: ({ address, ...to }, notice, { mail }) => mail.send(payoutAccountMail({ ...to, email: address }, notice)),
});

export const whenPayoutAccountSetText = noticeOn('when-payout-account-set-text', {
  kind: 'phone',
  send: ({ address, ...to }, notice, { sms }) => sms.send(payoutAccountText({ ...to, phone: address }, notice)),
});
