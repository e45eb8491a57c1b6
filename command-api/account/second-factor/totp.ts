import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * Codes of authenticator apps (TOTP, RFC 6238) with parameters that all apps support: SHA-1, six digits, 30 seconds. The secret
 * store holds the key in plain form, because verification needs it.
 */

const PERIOD_SECONDS = 30;
/** Step of a code typed too late, which has its own error. Codes of any other step, even the next, count as wrong. */
const STEP_BEFORE = -1;
/** 160 bits, the length of the hash (RFC 4226). */
const KEY_BYTES = 20;
const SETTING_UP_MS = 15 * MINUTE_MS;

/** `lastStep`: step of the last accepted code; that code and earlier ones are no longer valid. */
const Key = z.object({ key: z.string(), lastStep: z.int() });
type Key = z.infer<typeof Key>;
/** A key that is not confirmed yet. Guesses need no limit here: the caller has seen the key. */
const NewKey = z.object({ key: z.string() });
type NewKey = z.infer<typeof NewKey>;

const keysIn = (secretStore: SecretStore) => secretStore.collection('totp', Key);
const newKeysIn = (secretStore: SecretStore) => secretStore.collection('totp-new', NewKey);

/** `not_current`: the code of the previous step; `spent`: already used. */
export type AppCodeCheck = 'right' | 'wrong' | 'not_current' | 'spent';

type NewKeyCheck = Exclude<AppCodeCheck, 'spent'> | 'over';
type Confirmation = { check: NewKeyCheck; confirmed?: Key };

export const appCodeRefusals = { wrong: 'wrong_code', not_current: 'code_not_current', spent: 'code_spent' } as const;

export function createTotp({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const keys = keysIn(secretStore);
  const newKeys = newKeysIn(secretStore);

  /** A code is valid while the app shows it: 30 seconds (OWASP ASVS 6.5.5). */
  function look(key: string, code: string, at = now()): { step: number; check: Exclude<AppCodeCheck, 'spent'> } {
    const timestamp = at.getTime();
    const stepsOff = totpOf(key).validate({ token: code, timestamp, window: Math.abs(STEP_BEFORE) });
    const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS);
    if (stepsOff === 0) return { step, check: 'right' };
    return { step, check: stepsOff === STEP_BEFORE ? 'not_current' : 'wrong' };
  }

  return {
    /** Creates a key that replaces any unconfirmed one. `label`: shown by the app. */
    async start(accountId: string, label: string): Promise<{ secret: string; uri: string }> {
      const key = new Secret({ size: KEY_BYTES }).base32;
      await newKeys.keep(accountId, { secret: { key }, expiresAt: new Date(now().getTime() + SETTING_UP_MS) });
      return { secret: key, uri: totpOf(key, label).toString() };
    },

    /** Checks a code of the new key. `over`: the key has expired. */
    async lookAtNew(accountId: string, code: string, at: Date): Promise<NewKeyCheck> {
      const known = await newKeys.read(accountId);
      return known ? look(known.key, code, at).check : 'over';
    },

    /** Makes the new key the account's if the code was right at that time. `over` for a second caller. */
    async confirm(accountId: string, code: string, at = now()): Promise<NewKeyCheck> {
      const { check, confirmed } = await newKeys.change(accountId, (known): Change<NewKey, Confirmation> => {
        if (!known) return { to: 'unchanged', result: { check: 'over' } };
        const { step: lastStep, check: seen } = look(known.key, code, at);
        if (seen !== 'right') return { to: 'unchanged', result: { check: seen } };
        return { to: 'gone', result: { check: seen, confirmed: { key: known.key, lastStep } } };
      });
      if (confirmed) await keys.keep(accountId, { secret: confirmed, expiresAt: null });
      return check;
    },

    /** Spends a right code. */
    use: (accountId: string, code: string): Promise<AppCodeCheck> =>
      keys.change(accountId, (known): Change<Key, AppCodeCheck> => {
        if (!known) return { to: 'unchanged', result: 'wrong' };
        const { step, check } = look(known.key, code);
        if (check !== 'right') return { to: 'unchanged', result: check };
        if (isSpent(step, known)) return { to: 'unchanged', result: 'spent' };
        return { to: { secret: { ...known, lastStep: step }, expiresAt: null }, result: check };
      }),
  };
}

/** A stored step beyond the next one was accepted while the clock was ahead; it is ignored. */
function isSpent(step: number, { lastStep }: Key): boolean {
  return lastStep === step || lastStep === step + 1;
}

export async function forgetTotp(secretStore: SecretStore, accountId: string): Promise<void> {
  await keysIn(secretStore).remove(accountId);
  await newKeysIn(secretStore).remove(accountId);
}

function totpOf(key: string, label = 'Suki'): TOTP {
  return new TOTP({ issuer: 'Suki', label, secret: Secret.fromBase32(key), period: PERIOD_SECONDS });
}
