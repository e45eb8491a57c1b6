import * as z from 'zod/mini';
import type { Documents, Stored } from '#infra/eventing/documents.ts';
import { secretsSchema } from '#infra/service/private-data-of-log.ts';
import { createKeyedMutex } from '#infra/eventing/command-handling.ts';

/**
 * Stores secrets: password hashes, sessions, codes. They are never in events or logs and are deleted when they expire.
 * Needs a durable Documents adapter: unlike read models, it cannot be rebuilt.
 */

const COLLECTION = secretsSchema.name;
const SWEEP_AT_ONCE = 500;
const TRIES = 20;
const NEVER = Number.MAX_SAFE_INTEGER;

type Entry = { secret: unknown; expiresAtMs: number };

export type Kept<Secret> = { secret: Secret; /** null: never. */ expiresAt: Date | null };

/** The new entry and the result for the caller. */
export type Change<Secret, Result> = { to: Kept<Secret> | 'unchanged' | 'gone'; result: Result };

/** The secrets of one kind, by id. */
export type SecretCollection<Secret> = {
  /** undefined if missing or expired. */
  read(id: string): Promise<Secret | undefined>;
  keep(id: string, kept: Kept<Secret>): Promise<void>;
  /** Atomic read-modify-write: `decide` runs again after a concurrent write. */
  change<Result>(id: string, decide: (secret: Secret | undefined) => Change<Secret, Result>): Promise<Result>;
  remove(id: string): Promise<void>;
};

export type SecretStore = {
  collection<Secret>(kind: string, schema: z.ZodMiniType<Secret>): SecretCollection<Secret>;
  /** Deletes expired entries and returns their number. */
  sweep(): Promise<number>;
};

export async function createSecretStore(
  documents: Documents,
  now: () => Date = () => new Date(),
): Promise<SecretStore> {
  await documents.ensure(secretsSchema);
  const oneByOne = createKeyedMutex();

  /** Versions are times of writing, so that a deleted and recreated entry never repeats one. */
  async function swap(id: string, stored: Stored<Entry> | undefined, document: Entry | null): Promise<boolean> {
    const position = Math.max((stored?.position ?? 0) + 1, now().getTime());
    const [written] = await documents.write([
      { collection: COLLECTION, id, document, position, ifPosition: stored?.position ?? 'none' },
    ]);
    return written === true;
  }

  /** Serialises changes of one entry within the process; otherwise a burst would exhaust the retries. */
  function change<Secret, Result>(
    id: string,
    schema: z.ZodMiniType<Secret>,
    decide: (secret: Secret | undefined) => Change<Secret, Result>,
  ): Promise<Result> {
    return oneByOne(id, () => changeNow(id, schema, decide));
  }

  async function changeNow<Secret, Result>(
    id: string,
    schema: z.ZodMiniType<Secret>,
    decide: (secret: Secret | undefined) => Change<Secret, Result>,
  ): Promise<Result> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const stored = await documents.get<Entry>(COLLECTION, id);
      const { to, result } = decide(secretIn(stored, schema, now()));
      if (to === 'unchanged' || (to === 'gone' && !stored)) return result;
      if (await swap(id, stored, to === 'gone' ? null : entryOf(to))) return result;
    }
    throw new Error(`Failed to update an entry of the secret store after ${TRIES} concurrent changes`);
  }

  return {
    collection(kind, schema) {
      const key = (id: string) => `${kind}-${id}`;
      return {
        async read(id) {
          return secretIn(await documents.get<Entry>(COLLECTION, key(id)), schema, now());
        },
        keep: (id, kept) => change(key(id), schema, () => ({ to: kept, result: undefined })),
        change: (id, decide) => change(key(id), schema, decide),
        remove: (id) => change(key(id), schema, () => ({ to: 'gone', result: undefined })),
      };
    },

    async sweep() {
      let swept = 0;
      for (;;) {
        const expired = await documents.find<Entry>(COLLECTION, {
          where: { expiresAtMs: { lte: now().getTime() } },
          limit: SWEEP_AT_ONCE,
        });
        const gone = await Promise.all(expired.map((stored) => swap(stored.id, stored, null)));
        swept += gone.filter(Boolean).length;
        if (expired.length < SWEEP_AT_ONCE) return swept;
      }
    },
  };
}

function entryOf<Secret>({ secret, expiresAt }: Kept<Secret>): Entry {
  return { secret, expiresAtMs: expiresAt?.getTime() ?? NEVER };
}

function secretIn<Secret>(
  stored: Stored<Entry> | undefined,
  schema: z.ZodMiniType<Secret>,
  at: Date,
): Secret | undefined {
  if (!stored || stored.document.expiresAtMs <= at.getTime()) return undefined;
  return z.parse(schema, stored.document.secret);
}
