import { expect, it } from 'vitest';
import { payoutNoteOf } from './payout-note.ts';

it('names the reason for a delay first, then a debt', () => {
  const gathering = { status: 'scheduled', amount: 1250_00 } as const;
  expect(payoutNoteOf(gathering, null)).toBe('setAccount');
  expect(payoutNoteOf({ ...gathering, status: 'on_hold' }, 'gcash')).toBe('payoutOnHold');
  expect(payoutNoteOf({ ...gathering, status: 'failed' }, 'gcash')).toBe('payoutFailed');
  expect(payoutNoteOf(gathering, 'gcash')).toBe('payoutNote');
  for (const method of ['gcash', null])
    expect(payoutNoteOf({ ...gathering, amount: -87_50 }, method)).toBe('payoutCarries');
});
