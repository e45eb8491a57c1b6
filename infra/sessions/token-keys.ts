import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '../eventing/resilience.ts';
import { ACCESS_TOKEN_MINUTES } from './access-tokens.ts';
import { readSecretFile, writeSecretFile } from './secret-file.ts';
import { remoteTokenKeys } from './remote-token-keys.ts';
import { type PublicJwk, type TokenKeys, tokenKeysOf } from './signing-keys.ts';

/** Age in days at which a start replaces a key that Suki generated. */
const NEW_KEY_AFTER_DAYS = 90;
const DAY_MS = 86_400_000;
/** How long a retired key still verifies: the life of its last token, plus the tolerated clock difference. */
const RETIRES_AFTER_MS = (ACCESS_TOKEN_MINUTES + 5) * 60_000;
const SECRET_BYTES = 48;
const FILE = 'token-keys.json';

const KeyFile = z
  .array(z.object({ secret: z.string().check(z.regex(/^[\w-]{64}$/)), madeAt: z.iso.datetime() }))
  .check(z.minLength(1));
type KeyFile = z.infer<typeof KeyFile>;

export type KeysConfig = {
  /** Newest first; empty: generated and stored in the data folder. */
  tokenSigningKeys: readonly string[];
  /** Address of the signing service, for a service without a key. */
  commandApiUrl: string | null;
  dataDir: string;
};

/** `published`: the public keys; empty for a service that only verifies. */
export type ConfiguredKeys = TokenKeys & { published: readonly PublicJwk[] };

/**
 * The keys of access tokens: those of the environment; else, for a separate service, the public keys of the signing
 * service; else those of the data folder. Throws StartupError if the stored keys are damaged.
 */
export function configuredTokenKeys(
  { tokenSigningKeys: [newest, ...earlier], commandApiUrl, dataDir }: KeysConfig,
  now: () => Date,
): ConfiguredKeys {
  if (newest !== undefined) return tokenKeysOf([newest, ...earlier]);
  if (commandApiUrl !== null) return { ...remoteTokenKeys({ url: commandApiUrl, now }), published: [] };
  const [first, ...others] = storedKeys(dataDir, now());
  return tokenKeysOf([first, ...others]);
}

/** A new key is used from a start on, because all verifying code is in this process. */
function storedKeys(folder: string, now: Date): readonly [string, ...string[]] {
  const kept = readKeyFile(join(folder, FILE));
  const [newest] = kept;
  if (newest && now.getTime() - Date.parse(newest.madeAt) < NEW_KEY_AFTER_DAYS * DAY_MS)
    return [newest.secret, ...unexpiredEarlierKeys(kept, now)];
  const made = { secret: randomBytes(SECRET_BYTES).toString('base64url'), madeAt: now.toISOString() };
  const all = [made, ...kept.slice(0, 1)];
  writeSecretFile(folder, FILE, JSON.stringify(all));
  return [made.secret, ...unexpiredEarlierKeys(all, now)];
}

/** Earlier keys, until their last token has expired. */
function unexpiredEarlierKeys([newest, ...earlier]: KeyFile, now: Date): string[] {
  const usedUntilMs = Date.parse(newest?.madeAt ?? '');
  return now.getTime() - usedUntilMs < RETIRES_AFTER_MS ? earlier.map(({ secret }) => secret) : [];
}

function readKeyFile(file: string): KeyFile {
  const text = readSecretFile(file, 'set TOKEN_SIGNING_KEY');
  if (text === undefined) return [];
  try {
    return z.parse(KeyFile, JSON.parse(text));
  } catch (failure) {
    throw new StartupError(
      `${file} is damaged: delete it and restart. Browsers then request new tokens automatically.`,
      {
        cause: failure,
      },
    );
  }
}
