import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * Codes of authenticator apps (TOTP, RFC 6238) by what all of those understand: SHA-1, six digits, 30 seconds. The key lies in
 * the secret store: whoever checks a code needs it as it is.
 */

const PERIOD_SECONDS = 30;
/** A clock may be a step off, and a code takes a moment to type. */
const STEPS_OFF = 1;
/** 160 bits, as long as the hash (RFC 4226). */
const KEY_BYTES = 20;
const SETTING_UP_MS = 15 * MINUTE_MS;

/** `lastStep`: that of the code which was accepted last; no earlier one counts any more, nor that one again. */
const Key = z.object({ key: z.string(), lastStep: z.int() });
type Key = z.infer<typeof Key>;
/** Before the person has shown that their app has it. Whoever could guess a code of it has seen it. */
const NewKey = z.object({ key: z.string() });

const keysIn = (secretStore: SecretStore) => secretStore.collection('totp', Key);
const newKeysIn = (secretStore: SecretStore) => secretStore.collection('totp-new', NewKey);

export function createTotp({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const keys = keysIn(secretStore);
  const newKeys = newKeysIn(secretStore);

  /** The step that the code is of; null for a wrong one. */
  function stepOf(key: string, code: string): number | null {
    const timestamp = now().getTime();
    const delta = totpOf(key).validate({ token: code, timestamp, window: STEPS_OFF });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }

  return {
    /** A key for an app, in place of any that was begun with before. `label`: what the app shows it under. */
    async start(accountId: string, label: string): Promise<{ secret: string; uri: string }> {
      const key = new Secret({ size: KEY_BYTES }).base32;
      await newKeys.keep(accountId, { secret: { key }, expiresAt: new Date(now().getTime() + SETTING_UP_MS) });
      return { secret: key, uri: totpOf(key, label).toString() };
    },

    /** The new key is the account's from now on, if the app has it. `over`: there is none any more. */
    async confirm(accountId: string, code: string): Promise<'right' | 'wrong' | 'over'> {
      const known = await newKeys.read(accountId);
      if (!known) return 'over';
      const lastStep = stepOf(known.key, code);
      if (lastStep === null) return 'wrong';
      await keys.keep(accountId, { secret: { key: known.key, lastStep }, expiresAt: null });
      await newKeys.remove(accountId);
      return 'right';
    },

    /** Whether it is a code of this minute that was not used before: by this it is. */
    use: (accountId: string, code: string): Promise<boolean> =>
      keys.change(accountId, (known): Change<Key, boolean> => {
        const step = known ? stepOf(known.key, code) : null;
        if (!known || step === null || step <= known.lastStep) return { to: 'unchanged', told: false };
        return { to: { secret: { ...known, lastStep: step }, expiresAt: null }, told: true };
      }),
  };
}

export async function forgetTotp(secretStore: SecretStore, accountId: string): Promise<void> {
  await keysIn(secretStore).remove(accountId);
  await newKeysIn(secretStore).remove(accountId);
}

function totpOf(key: string, label = 'Suki'): TOTP {
  return new TOTP({ issuer: 'Suki', label, secret: Secret.fromBase32(key), period: PERIOD_SECONDS });
}
