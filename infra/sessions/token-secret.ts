import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartupError } from '../eventing/resilience.ts';
import { readSecretFile, writeSecretFile } from './secret-file.ts';

const SECRET_BYTES = 48;
/** In base64url. Other content means damage: a truncated secret could be guessed. */
const secretForm = /^[\w-]{64}$/;

/**
 * The secret that signs grants, undo links and the sandbox's webhooks: from the environment, else generated and stored
 * in the data folder, so that links survive a restart. Throws StartupError if the stored one is damaged.
 */
export function tokenSecretOf({ tokenSecret, dataDir }: { tokenSecret: string | null; dataDir: string }): string {
  if (tokenSecret) return tokenSecret;
  const file = join(dataDir, 'token-secret');
  const kept = readSecretFile(file, 'set TOKEN_SECRET');
  if (kept === undefined) return makeSecret(dataDir);
  if (!secretForm.test(kept))
    throw new StartupError(
      `${file} is damaged: restore it from a back-up, or delete it and restart. Deleting it invalidates links that were sent.`,
    );
  return kept;
}

function makeSecret(folder: string): string {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  writeSecretFile(folder, 'token-secret', secret);
  return secret;
}
