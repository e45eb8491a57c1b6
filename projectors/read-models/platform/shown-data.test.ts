import { expect, it } from 'vitest';
import { placeholderEmailOf } from '#contracts/account/placeholder-email.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { shownData } from './shown-data.ts';

const registered = (email: string) =>
  shownData({ type: 'AccountRegistered', data: { accountId: 'a-1', email } } as Recorded);

it('omits a placeholder email from the audit log and a person’s own copy', () => {
  expect(registered(placeholderEmailOf('a-1'))).toEqual({ accountId: 'a-1', email: null });
  expect(registered('maria@example.com')).toEqual({ accountId: 'a-1', email: 'maria@example.com' });
});

it('masks a payout account', () => {
  const data = { method: 'gcash', account: '+639171234821' };
  expect(shownData({ type: 'PayoutAccountSet', data } as Recorded)).toMatchObject({ account: '0917 *** 4821' });
});
