import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { Passwords } from '../passwords/passwords.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/**
 * Recovery codes for a lost authenticator app. Each works once. Twelve characters of an alphabet of thirty; the first two only
 * select the hash, which leaves 49 bits behind argon2id.
 */

export const CODES = 10;
/** Without look-alikes (0 and O; 1, I and L) and without U, to avoid words. */
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
     * Creates codes that replace the previous ones; they are shown once. `first`: must succeed before they are stored, since
     * hashing them takes a while.
     */
    async renew(accountId: string, first: () => Promise<void> = async () => undefined): Promise<string[]> {
      const codes = newCodes();
      const hashes = await Promise.all(codes.map(async (code) => [markOf(code), await passwords.hash(code)] as const));
      await first();
      await collection.keep(accountId, { secret: { hashes: Object.fromEntries(hashes) }, expiresAt: null });
      return codes.map(shown);
    },

    /** Uses up a correct code and returns the number of remaining codes; null for a wrong code. */
    async use(accountId: string, given: string): Promise<number | null> {
      const code = bare(given);
      const mark = markOf(code);
      const hash = (await collection.read(accountId))?.hashes[mark];
      // Does the same work when there is no such code.
      if (!(await passwords.verify(code, hash)) || hash === undefined) return null;
      return collection.change(accountId, (known): Change<Codes, number | null> => {
        // A concurrent call has spent the same code.
        if (known?.hashes[mark] !== hash) return { to: 'unchanged', result: null };
        const { [mark]: _used, ...left } = known.hashes;
        return { to: { secret: { hashes: left }, expiresAt: null }, result: Object.keys(left).length };
      });
    },
  };
}

export function forgetRecoveryCodes(secretStore: SecretStore, accountId: string): Promise<void> {
  return codesIn(secretStore).remove(accountId);
}

/** Normalises case and dashes. */
function bare(given: string): string {
  return given.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

function shown(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}

function markOf(code: string): string {
  return code.slice(0, MARK);
}

/** The first two characters are unique per code. */
function newCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < CODES) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    codes.set(markOf(code), code);
  }
  return [...codes.values()];
}
