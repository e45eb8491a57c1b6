import { randomUUID } from 'node:crypto';
import type { AccountDeps } from '#command-api/account/deps.ts';
import { relyingPartyOf } from '#command-api/account/passkeys/relying-party.ts';
import { createVisitorCodes } from '#command-api/account/codes/visitor-codes.ts';
import { claimLogins } from '#command-api/account/logins/login-claims.ts';
import { emailLogin } from '#command-api/account/logins/login-name.ts';
import { createPasswords } from '#command-api/account/passwords/passwords.ts';
import { loadAccount } from '#command-api/account/person.ts';
import { createResetLinks } from '#command-api/account/passwords/reset-links.ts';
import { createUndoLinks } from '#command-api/account/contact/undo-links.ts';
import { createSecretStore } from '#command-api/account/secret-store.ts';
import type { Session } from '#contracts/views/account.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { testTokens } from './test-tokens.ts';
import { openCommandHarness } from './command-harness.ts';

const MINUTE_MS = 60_000;

/** The account module with adapters in memory, and a clock that the test moves. */
export async function openAccountHarness() {
  const documents = memoryDocuments();
  let nowMs = Date.parse('2026-11-20T02:00:00Z');
  const now = () => new Date(nowMs);
  const harness = await openCommandHarness({ now });
  const mails: Parameters<AccountDeps['mail']['send']>[0][] = [];
  const texts: Parameters<AccountDeps['sms']['send']>[0][] = [];
  const secretStore = await createSecretStore(documents, now);
  const deps: AccountDeps = {
    commands: harness.commands,
    secretStore,
    undoLinks: createUndoLinks({ secretStore, publicUrl: 'https://suki.test', secret: 'of a test' }),
    resetLinks: createResetLinks({ secretStore, now, publicUrl: 'https://suki.test', secret: 'of a test' }),
    // Weak on purpose: the tests are about accounts; the hashing has its own tests.
    passwords: createPasswords({ memory: 64, passes: 1, parallelism: 1 }),
    accessTokens: testTokens({ now }),
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (text) => void texts.push(text) },
    idTokens: null,
    relyingParty: relyingPartyOf('https://suki.test'),
    now,
  };
  const visitorCodes = createVisitorCodes(deps);
  const emailCodes = new Map<string, Promise<string>>();
  return {
    ...harness,
    deps,
    documents,
    mails,
    texts,
    account: (accountId: string) => loadAccount(harness.commands, accountId),
    /** The code that opens an account with this email; it is not in the mails. The last one while it is unspent. */
    emailCode(email: string): Promise<string> {
      const before = emailCodes.get(email);
      const sent = visitorCodes
        .send({ kind: 'email', value: email, language: 'en' }, {})
        .then(() => mails.pop()?.code ?? '')
        .catch((error: unknown) => before ?? Promise.reject(error));
      emailCodes.set(email, sent);
      return sent;
    },
    /** An account from the time when an email was claimed before it was proven. */
    async claimUnproven({ user }: Session): Promise<void> {
      const context = { commandId: randomUUID(), actor: 'system' as const, now: now().toISOString() };
      await claimLogins(harness.commands, user.id, [emailLogin(user.email)], context);
    },
    passMinutes(minutes: number) {
      nowMs += minutes * MINUTE_MS;
    },
    async close() {
      await documents.close();
      await harness.close();
    },
  };
}

export type AccountHarness = Awaited<ReturnType<typeof openAccountHarness>>;
