import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../eventing/resilience/startup-error.ts';
import type { Config } from '../service/config.ts';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite-files/owner-only.ts';

const SECRET_BYTES = 48;
/** As base64url. Whatever else stands in the file was cut short or damaged: signed with a few bytes, or none, anybody could make tokens. */
const secretForm = /^[\w-]{64}$/;

/**
 * The key that signs access tokens: from the environment, else made once and kept in the data folder, so that sessions
 * survive a restart. Throws StartupError for a kept one that is not whole.
 */
export function tokenSecretOf({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, 'token-secret');
  const kept = readIfPresent(file);
  if (kept === undefined) return makeSecret(dataDir, file);
  if (!secretForm.test(kept))
    throw new StartupError(
      `${file} is damaged: put it back from a back-up, or delete it and start again; then everybody signs in anew.`,
    );
  return kept;
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new StartupError(
      `${file} can't be read (${reason}): give it to the user that Suki runs as, or set TOKEN_SECRET.`,
      { cause: failure },
    );
  }
}

/** Written aside, synced and renamed into place, and the folder with it: after a power cut it is there whole, or not at all. */
function makeSecret(folder: string, file: string): string {
  makeOwnFolder(folder);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const aside = `${file}.new`;
  synced(aside, 'w', (descriptor) => writeSync(descriptor, secret));
  renameSync(aside, file);
  synced(folder, 'r', () => {});
  return secret;
}

function synced(path: string, flags: 'w' | 'r', work: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags, OWNER_ONLY_FILE);
  try {
    work(descriptor);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
