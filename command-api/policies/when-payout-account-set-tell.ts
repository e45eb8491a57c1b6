import { DAY_MS } from '#contracts/manila-time.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import type { Account } from '../account/decider.ts';
import { isPlaceholderEmail } from '../account/login-name.ts';
import { loadAccount } from '../account/person.ts';
import { type PayoutAccountNews, payoutAccountMail, payoutAccountText } from '../payout/payout-account-news.ts';
import { atOnce, definePolicy, type PolicyDeps } from './policy.ts';

/** As long as payouts wait it can be stopped; when the log is followed anew, a year of it is no news to anybody. */
const NEWS_FOR_MS = 2 * DAY_MS;

type Tell = (to: Account, news: PayoutAccountNews, deps: PolicyDeps) => Promise<void>;

/**
 * A payout account that was set or changed is told to its worker on every channel that is proven to be theirs, beside the
 * notification: whoever did it may hold their browser. A policy for each channel, so that one that fails is tried again by
 * itself. Only the masked account is kept in the task.
 */
function telling(name: string, tell: Tell) {
  return definePolicy<PayoutAccountNews & { accountId: string }>({
    name,
    on: {
      PayoutAccountSet: ({ data: { workerId, accountId, method, account, bank, setAt, heldUntil = null }, recordedAt }) => (
        atOnce(`${workerId}-${setAt}`, recordedAt, { accountId, method, account: maskedAccount({ method, account }), bank, setAt, heldUntil })
      ),
    },
    act: async ({ accountId, ...news }, deps, { now }) => {
      if (Date.parse(now) - Date.parse(news.setAt) > NEWS_FOR_MS) return;
      await tell(await loadAccount(deps.commands, accountId), news, deps);
    },
  });
}

export const whenPayoutAccountSetMail = telling('when-payout-account-set-mail', async (to, news, { mail }) => {
  const { email, emailVerified } = to;
  if (email !== null && emailVerified && !isPlaceholderEmail(email)) await mail.send(payoutAccountMail({ ...to, email }, news));
});

export const whenPayoutAccountSetText = telling('when-payout-account-set-text', async (to, news, { sms }) => {
  const { phone, phoneVerified } = to;
  if (phone !== null && phoneVerified) await sms.send(payoutAccountText({ ...to, phone }, news));
});
