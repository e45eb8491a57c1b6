import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * Codes of authenticator apps (TOTP, RFC 6238) by what all of those understand: SHA-1, six digits, 30 seconds. The key lies in
 * the secret store: whoever checks a code needs it as it is.
 */

const PERIOD_SECONDS = 30;
/** A code of the half minute before: its person typed for too long. Any other, also of the next, is told like a wrong one. */
const STEP_BEFORE = -1;
/** 160 bits, as long as the hash (RFC 4226). */
const KEY_BYTES = 20;
const SETTING_UP_MS = 15 * MINUTE_MS;

/** `lastStep`: that of the code which was accepted last; the one before counts no more, nor that one again. */
const Key = z.object({ key: z.string(), lastStep: z.int() });
type Key = z.infer<typeof Key>;
/** Before the person has shown that their app has it. Whoever could guess a code of it has seen it. */
const NewKey = z.object({ key: z.string() });
type NewKey = z.infer<typeof NewKey>;

const keysIn = (secretStore: SecretStore) => secretStore.collection('totp', Key);
const newKeysIn = (secretStore: SecretStore) => secretStore.collection('totp-new', NewKey);

/** `not_current`: the app showed it a moment ago; `spent`: it has done its one thing. */
export type AppCodeCheck = 'right' | 'wrong' | 'not_current' | 'spent';

type NewKeyCheck = Exclude<AppCodeCheck, 'spent'> | 'over';
type Confirmation = { told: NewKeyCheck; confirmed?: Key };

export const appCodeRefusals = { wrong: 'wrong_code', not_current: 'code_not_current', spent: 'code_spent' } as const;

export function createTotp({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const keys = keysIn(secretStore);
  const newKeys = newKeysIn(secretStore);

  /** A code counts while the app shows it: for half a minute, as OWASP ASVS 6.5.5 asks. */
  function look(key: string, code: string, at = now()): { step: number; told: Exclude<AppCodeCheck, 'spent'> } {
    const timestamp = at.getTime();
    const stepsOff = totpOf(key).validate({ token: code, timestamp, window: Math.abs(STEP_BEFORE) });
    const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS);
    if (stepsOff === 0) return { step, told: 'right' };
    return { step, told: stepsOff === STEP_BEFORE ? 'not_current' : 'wrong' };
  }

  return {
    /** A key for an app, in place of any that was begun with before. `label`: what the app shows it under. */
    async start(accountId: string, label: string): Promise<{ secret: string; uri: string }> {
      const key = new Secret({ size: KEY_BYTES }).base32;
      await newKeys.keep(accountId, { secret: { key }, expiresAt: new Date(now().getTime() + SETTING_UP_MS) });
      return { secret: key, uri: totpOf(key, label).toString() };
    },

    /** Whether the app has the new key. `over`: there is none any more. */
    async lookAtNew(accountId: string, code: string, at: Date): Promise<NewKeyCheck> {
      const known = await newKeys.read(accountId);
      return known ? look(known.key, code, at).told : 'over';
    },

    /** The new key is the account's from now on, if the app had it at that time. For whoever comes second it is over. */
    async confirm(accountId: string, code: string, at = now()): Promise<NewKeyCheck> {
      const { told, confirmed } = await newKeys.change(accountId, (known): Change<NewKey, Confirmation> => {
        if (!known) return { to: 'unchanged', told: { told: 'over' } };
        const { step: lastStep, told: seen } = look(known.key, code, at);
        if (seen !== 'right') return { to: 'unchanged', told: { told: seen } };
        return { to: 'gone', told: { told: seen, confirmed: { key: known.key, lastStep } } };
      });
      if (confirmed) await keys.keep(accountId, { secret: confirmed, expiresAt: null });
      return told;
    },

    /** A right code is used up by this. */
    use: (accountId: string, code: string): Promise<AppCodeCheck> =>
      keys.change(accountId, (known): Change<Key, AppCodeCheck> => {
        if (!known) return { to: 'unchanged', told: 'wrong' };
        const { step, told } = look(known.key, code);
        if (told !== 'right') return { to: 'unchanged', told };
        if (isSpent(step, known)) return { to: 'unchanged', told: 'spent' };
        return { to: { secret: { ...known, lastStep: step }, expiresAt: null }, told };
      }),
  };
}

/** A step further ahead than the next was taken while the clock was wrong: no app shows it now. */
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
