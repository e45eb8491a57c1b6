import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Passwords } from '../passwords/passwords.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * Codes on paper, for when the phone with the app is lost. Each works once. Twelve characters of thirty, of which the first
 * two only find the hash: 49 bits behind argon2id, as slow to try out as a password.
 */

export const CODES = 10;
/** Without what looks alike: 0 and O, 1, I and L; and U, so that none spells a word. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const MARK = 2;

const Codes = z.object({ hashes: z.record(z.string(), z.string()) });
type Codes = z.infer<typeof Codes>;

const codesIn = (secretStore: SecretStore) => secretStore.collection('recovery-codes', Codes);

type Deps = { secretStore: SecretStore; passwords: Passwords };

export function createRecoveryCodes({ secretStore, passwords }: Deps) {
  const collection = codesIn(secretStore);

  return {
    /**
     * New ones in place of those of before, to be shown once. `first`: what has to go well before they are kept, since making
     * them takes a while.
     */
    async renew(accountId: string, first: () => Promise<void> = async () => undefined): Promise<string[]> {
      const codes = newCodes();
      const hashes = await Promise.all(codes.map(async (code) => [markOf(code), await passwords.hash(code)] as const));
      await first();
      await collection.keep(accountId, { secret: { hashes: Object.fromEntries(hashes) }, expiresAt: null });
      return codes.map(shown);
    },

    /** How many are left after this one, which was right and is used up by this; null for a wrong one. */
    async use(accountId: string, given: string): Promise<number | null> {
      const code = bare(given);
      const mark = markOf(code);
      const hash = (await collection.read(accountId))?.hashes[mark];
      // The same work where there is no such code.
      if (!(await passwords.verify(code, hash)) || hash === undefined) return null;
      return collection.change(accountId, (known): Change<Codes, number | null> => {
        // Somebody was faster with the very same.
        if (known?.hashes[mark] !== hash) return { to: 'unchanged', told: null };
        const { [mark]: _used, ...left } = known.hashes;
        return { to: { secret: { hashes: left }, expiresAt: null }, told: Object.keys(left).length };
      });
    },
  };
}

export function forgetRecoveryCodes(secretStore: SecretStore, accountId: string): Promise<void> {
  return codesIn(secretStore).remove(accountId);
}

/** However it is typed: with or without dashes, in small letters. */
function bare(given: string): string {
  return given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

function shown(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

function markOf(code: string): string {
  return code.slice(0, MARK);
}

/** No two of them begin alike. */
function newCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < CODES) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.set(markOf(code), code);
  }
  return [...codes.values()];
}
