import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { preparedPassword } from '#contracts/account/password-text.ts';
import { createSemaphore } from '#infra/eventing/command-handling.ts';

const argon2Async = promisify(argon2);

/** OWASP minimum for argon2id: 19 MiB, two passes. Stored with each hash, so that they can be raised. */
const strength = { memory: 19_456, passes: 2, parallelism: 1 };
/** Minimum cost, for tests. */
export const weakRecipe: Recipe = { memory: 8, passes: 1, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Each hash takes 19 MiB and about 30 ms of a processor. A queue bounds memory and, on a small machine, leaves a processor for
 * other requests.
 */
export function hashesAtOnce(processors: number): number {
  return Math.max(1, Math.min(2, processors - 1));
}

const FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Recipe = typeof strength;

export type Passwords = {
  /** `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
  hash(password: string): Promise<string>;
  /** Without a stored hash it does the same work and returns false, so that time does not reveal who has an account. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
};

export function createPasswords(recipe: Recipe = strength): Passwords {
  const inTurn = createSemaphore(hashesAtOnce(availableParallelism()));
  const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Recipe, length: number) =>
    inTurn(() =>
      argon2Async('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength: length }),
    );

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(preparedPassword(password), salt, recipe, HASH_BYTES);
      return `$argon2id$v=19$m=${recipe.memory},t=${recipe.passes},p=${recipe.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
    },

    async verify(password, stored) {
      const parts = stored === undefined ? undefined : partsOf(stored);
      const {
        salt,
        expected,
        recipe: used,
      } = parts ?? { salt: randomBytes(SALT_BYTES), expected: randomBytes(HASH_BYTES), recipe };
      // Old hashes are of the unprepared password.
      const typed = new Set([preparedPassword(password), password]);
      const hashes = await Promise.all([...typed].map((text) => derive(text, salt, used, expected.length)));
      return hashes.some((hash) => timingSafeEqual(hash, expected)) && parts !== undefined;
    },
  };
}

function partsOf(stored: string): { salt: Buffer; expected: Buffer; recipe: Recipe } {
  const [, memory, passes, parallelism, salt, hash] = FORMAT.exec(stored) ?? [];
  if (!salt || !hash) throw new Error('Stored password hash is not in the argon2id format');
  return {
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(hash, 'base64'),
    recipe: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
