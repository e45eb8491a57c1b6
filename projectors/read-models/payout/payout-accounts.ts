import { maskedAccount } from '#contracts/payout/masked-account.ts';
import type { PayoutAccount } from '#contracts/views/payout.ts';
import { payoutAccountChanged } from '#contracts/events/worker.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/**
 * A worker's payout accounts in full, newest first. Only the bank file uses them; all other readers get masked ones. By
 * worker id.
 */
export type PayoutAccountsDocument = { accounts: PayoutAccount[] };

export const payoutAccounts = defineReadModel<PayoutAccountsDocument>({
  name: 'payout-accounts',
  version: 2,
  on: onEach(payoutAccountChanged, {
    ids: ({ data }) => data.workerId,
    apply: (before, { data }) => {
      // A withdrawn account is kept: earlier payouts went there.
      if (!('account' in data)) return before;
      const { method, account, name, bank, setAt, heldUntil = null } = data;
      return { accounts: [{ method, account, name, bank, setAt, heldUntil }, ...(before?.accounts ?? [])] };
    },
  }),
});

type Destination = { method: string | null; account: string | null; accountName: string | null; bank: string | null };

/** The full account that a payout was scheduled to, which may not be the worker's current one. */
export function fullAccount(
  { accounts }: PayoutAccountsDocument,
  { method, account, accountName, bank }: Destination,
): PayoutAccount | undefined {
  return accounts.find(
    (one) => one.method === method && one.name === accountName && one.bank === bank && maskedAccount(one) === account,
  );
}
