import { expect, it } from 'vitest';
import { contactsToConfirm } from './contacts-to-confirm.ts';

const user = { isAuthenticated: true, email: 'andrea@suki.test', phone: '+639171234821', phoneVerified: true };

it('returns nothing if all contacts are confirmed, or unknown', () => {
  expect(contactsToConfirm(user)).toEqual([]);
  expect(contactsToConfirm({ isAuthenticated: true, phone: '+639171234821' })).toEqual([]);
});

it('returns a pending contact with the one that it replaces', () => {
  expect(
    contactsToConfirm({ ...user, pendingEmail: 'reyes@suki.test', phone: null, pendingPhone: '+639181112233' }),
  ).toEqual([
    { kind: 'email', address: 'reyes@suki.test', present: 'andrea@suki.test', isWanted: true },
    { kind: 'phone', address: '+639181112233', present: null, isWanted: true },
  ]);
});

it('returns an unconfirmed own number, unless another one is pending', () => {
  const unproven = { ...user, phoneVerified: false };
  expect(contactsToConfirm(unproven)).toEqual([
    { kind: 'phone', address: '+639171234821', present: null, isWanted: false },
  ]);
  expect(contactsToConfirm({ ...unproven, pendingPhone: '+639181112233' })).toMatchObject([
    { address: '+639181112233', present: '+639171234821' },
  ]);
});
