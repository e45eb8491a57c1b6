import type { Account } from '#contracts/account/account-fold.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { loadAccount } from '../account/person.ts';
import { type PayoutAccountNotice, payoutAccountMail, payoutAccountText } from '../payout/payout-account-notice.ts';
import { scheduleNow, definePolicy, type PolicyDeps } from './policy.ts';

/** The notice states when the hold ends and asks to react before; after that it is wrong and is dropped. */
const NOTICE_EXPIRES_AFTER_MS = 2 * DAY_MS;

type Tell = {
  kind: ContactKind;
  send: (to: Account & { address: string }, notice: PayoutAccountNotice, deps: PolicyDeps) => Promise<void>;
};

/** `heldUntil`: null for a first account from before such holds, which was notified then. */
type ToTell = Omit<PayoutAccountNotice, 'heldUntil'> & { accountId: string; heldUntil: string | null };

/**
 * Notifies the worker of a new payout account on every proven channel, besides the in-app notification, because a thief may use
 * their browser. Includes recently replaced addresses: otherwise a thief who changes the number first gets the only notice. One
 * policy per channel, so that each is retried separately. Tasks store only the masked account.
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
        scheduleNow(`${workerId}-${setAt}`, recordedAt, {
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
