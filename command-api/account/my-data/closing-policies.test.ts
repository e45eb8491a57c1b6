import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Language } from '#contracts/roles.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { appCode } from '#tests/harness/authenticator.ts';
import { policyRunner } from '#tests/harness/policy-harness.ts';
import { whenAccountClosedComplete } from '../../process-managers/when-account-closed-complete.ts';
import { whenAccountClosedTell } from '../../process-managers/when-account-closed-tell.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import { openAccount } from '../open-account.ts';
import { createPasskeyUses } from '../passkeys/passkey-uses.ts';
import { createRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { createTotp } from '../second-factor/totp.ts';

const DAY_MINUTES = 24 * 60;
const phone = '+639171234567';
let harness: AccountHarness;

beforeEach(async () => {
  harness = await openAccountHarness();
});
afterEach(() => harness.close());

const at = () => harness.deps.now().toISOString();
const handle = (accountId: string, command: AccountCommand) =>
  harness.commands.handle(accountDecider, streams.account(accountId), command, {
    commandId: randomUUID(),
    actor: 'system',
    now: at(),
  });
const close = (accountId: string) => handle(accountId, { type: 'CloseAccount', data: { now: at() } });

async function mia(language: Language = 'en'): Promise<string> {
  const { account } = await openAccount(
    harness.deps,
    {
      email: 'mia@example.com',
      phone,
      password: 'narra-forest-7',
      firstName: 'Mia',
      lastName: 'Cruz',
      userType: 'client',
      language,
      by: 'platform',
    },
    { commandId: randomUUID() },
  );
  await handle(account.accountId, { type: 'VerifyContact', data: { kind: 'phone', value: phone } });
  return account.accountId;
}

/** Runs the policies on the whole log at the current time; clears earlier messages. */
async function runPolicies(): Promise<void> {
  harness.mails.length = 0;
  harness.texts.length = 0;
  const events = (await harness.eventLog.readAll({ after: 0 })) as Recorded[];
  const runner = policyRunner(
    [whenAccountClosedTell, whenAccountClosedComplete],
    { ...harness, ...harness.deps, settings: () => Promise.reject(new Error('not asked for')) },
    { events },
  );
  // Events have times of the machine's clock; tasks use the test's clock.
  for (const key of runner.due('2999-01-01T00:00:00.000Z')) await runner.run(key, at());
}

test('notifies the owner of the closure, and until when they can return', async () => {
  await close(await mia());
  await runPolicies();
  expect(harness.mails).toMatchObject([
    {
      to: 'mia@example.com',
      subject: 'Your Suki account is closed',
      text: expect.stringMatching(/Sign in by Sun, Dec 20, 2026, .*https:\/\/suki\.test/s),
    },
  ]);
  expect(harness.texts).toMatchObject([{ to: phone, text: expect.stringContaining('Dec 20, 2026') }]);
});

test('notifies the owner of the reopening, in their language', async () => {
  const id = await mia('ceb');
  await close(id);
  await handle(id, { type: 'SignIn', data: { method: 'password' } });
  await runPolicies();
  expect(harness.mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Abli na pag-usab ang imong Suki account',
    'Sirado na ang imong Suki account',
  ]);
  expect(harness.texts).toHaveLength(2);
});

test('deletes all sign-in methods on permanent closure', async () => {
  const id = await mia();
  const totp = createTotp(harness.deps);
  const { secret } = await totp.start(id, 'Mia');
  expect(await totp.confirm(id, appCode(secret, harness.deps.now()))).toBe('right');
  await createRecoveryCodes(harness.deps).renew(id);
  const passkey = { passkeyId: 'p-1', credentialId: 'c-1', publicKey: 'key', transports: [], isSynced: false };
  await handle(id, { type: 'AddPasskey', data: { ...passkey, name: 'Chrome', addedAt: at() } });
  await createPasskeyUses(harness.deps).begin('p-1', 3);
  const kept = async () =>
    (await harness.documents.find('vault'))
      .map((stored) => stored.id)
      .filter((key) => key.includes(id) || key.endsWith('p-1'));
  const secrets = ['passkey-uses-p-1', `password-${id}`, `recovery-codes-${id}`, `totp-${id}`];

  await close(id);
  await runPolicies();
  expect((await kept()).toSorted(), 'they may return, so secrets are kept').toEqual(secrets);
  harness.passMinutes(30 * DAY_MINUTES);
  await runPolicies();
  expect((await harness.account(id)).closure).toMatchObject({ isFinal: true });
  expect(await kept()).toEqual([]);
  await runPolicies();
});
