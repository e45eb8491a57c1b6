import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountFloor, openAccountFloor } from '#tests/account-floor.ts';
import type { Commands } from '../handling/commands.ts';
import { changeAccount } from './change-me.ts';
import { accountWithLogin } from './login-claims.ts';
import { emailLogin, phoneLogin } from './login-name.ts';
import { openAccount } from './open-account.ts';
import type { ProfileChanges } from './profile.ts';

const numbers = ['+639171234567', '+639180000001'] as const;

let floor: AccountFloor;
beforeEach(async () => {
  floor = await openAccountFloor();
});
afterEach(() => floor.close());

function opened(email: string) {
  const person = { email, phone: numbers[0], password: 'sampaguita-1', firstName: 'Maria', lastName: 'Santos', userType: 'client', by: 'themselves' } as const;
  return openAccount(floor.deps, person, { commandId: randomUUID() });
}

function change(accountId: string, changes: ProfileChanges, commands: Commands = floor.commands) {
  const context = { commandId: randomUUID(), actor: { accountId, role: 'client' as const }, now: floor.deps.now().toISOString() };
  return changeAccount(commands, accountId, changes, context);
}

/** Before its nth step something else happens. `steps()`: how many were made. */
function interrupted(nth: number, happens: () => Promise<unknown>) {
  const { load, loadNewest, isStored, handle } = floor.commands;
  let steps = 0;
  const before = async () => void (++steps === nth && (await happens()));
  const commands: Commands = {
    load: async (...args) => (await before(), load(...args)),
    loadNewest: async (...args) => (await before(), loadNewest(...args)),
    isStored,
    handle: async (...args) => (await before(), handle(...args)),
  };
  return { commands, steps: () => steps };
}

test('a device that changes an address between any two steps of another leaves one that the account signs in with', async () => {
  const { account: { accountId } } = await opened('old@example.com');
  const asItWas = { email: 'old@example.com', phone: numbers[0] };
  let made = Infinity;
  for (let nth = 1; nth <= made; nth++) {
    // It shows, and so sends, what stood there before.
    const first = interrupted(nth, () => change(accountId, { firstName: `Ria ${nth}`, ...asItWas }));
    const second = interrupted(nth, () => change(accountId, { email: `other-${nth}@example.com`, phone: numbers[1] }));
    await change(accountId, { email: `new-${nth}@example.com`, phone: numbers[1] }, first.commands);
    await change(accountId, { lastName: `Reyes ${nth}`, ...asItWas }, second.commands);
    made = Math.max(first.steps(), second.steps());
    const { account } = await change(accountId, { firstName: 'Ria' });
    for (const login of [emailLogin(account.email ?? ''), phoneLogin(account.phone ?? '')]) {
      expect((await accountWithLogin(floor.commands, login))?.accountId).toBe(accountId);
    }
    await change(accountId, asItWas);
  }
  await expect(opened('old@example.com')).rejects.toMatchObject({ code: 'email_taken' });
});

test('what was left is free for others', async () => {
  const { account: { accountId } } = await opened('old@example.com');
  await change(accountId, { email: 'new@example.com', phone: numbers[1] });
  expect((await opened('old@example.com')).account.accountId).not.toBe(accountId);
});
