import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { platformDecider } from '../platform/decider.ts';
import { accountHandlers } from './handlers.ts';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

const welcome = (workerSignUp: boolean) =>
  harness.commands.handle(
    platformDecider,
    streams.system(),
    { type: 'ChangeConfig', data: { workerSignUp } },
    { commandId: randomUUID(), actor: 'system', now: harness.deps.now().toISOString() },
  );
const register = (name: string, userType: 'client' | 'worker', commandId: string = randomUUID()) =>
  handlers.register({
    params: undefined,
    query: undefined,
    body: { email: `${name}@suki.test`, password: 'narra-tree-1', firstName: name, lastName: 'Cruz', userType },
    context: { ...callBy({ accountId: '', userType: 'client' }, commandId), caller: null },
  });

test('refuses new workers while an admin has disabled their sign-up, and accepts clients', async () => {
  const [known, commandId] = ['Jun', randomUUID()];
  await register(known, 'worker', commandId);
  await welcome(false);
  const before = await harness.eventLog.head();
  await expect(register('Nene', 'worker')).rejects.toMatchObject({ code: 'switched_off' });
  expect(await harness.eventLog.head()).toBe(before);
  expect((await register('Ana', 'client')).data.user.userType).toBe('client');
  // A repeated registration succeeds.
  expect((await register(known, 'worker', commandId)).data.user.userType).toBe('worker');
  await welcome(true);
  expect((await register('Nene', 'worker')).data.user.userType).toBe('worker');
});
