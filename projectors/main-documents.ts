/** Moves what nothing can rebuild from the embedded default to where Suki grows; `--help` says how. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAskingForHelp } from '#infra/asking-for-help.ts';
import { CannotStart } from '#infra/cannot-start.ts';
import { readConfig } from '#infra/config.ts';
import { copyDocuments } from '#infra/documents/copy-documents.ts';
import { openMongoDatabases } from '#infra/documents/mongo-databases.ts';
import { endWithReader } from '#infra/end-with-reader.ts';
import { EngineUnavailable } from '#infra/engine-unavailable.ts';
import { lockFolder } from '#infra/event-log/folder-lock.ts';

const HELP = `Moves the secrets and notes that nothing can rebuild, such as password hashes, to where Suki grows:

  npm run documents -- copy      private.db of DATA_DIR into the MongoDB that MONGODB_URL names, and compares the two

Suki must not run on either meanwhile. May be repeated. Read models are not moved: the projectors build them from the log.`;

async function copy(file: string, url: string): Promise<void> {
  const { documents, privateDocuments } = openMongoDatabases(url);
  try {
    const copied = await copyDocuments({ file, to: privateDocuments });
    for (const { name, documents: count, hash } of copied) console.log(`${name.padEnd(18)} ${String(count).padStart(8)} documents, sha256 ${hash}`);
    console.log('Both sides hold the same.');
  } finally {
    await documents.close();
    await privateDocuments.close();
  }
}

async function main([command]: readonly string[]): Promise<void> {
  if (isAskingForHelp(command)) return console.log(HELP);
  if (command !== 'copy') throw new CannotStart('Say which command: npm run documents -- copy.');
  const { dataDir, engines } = readConfig(process.env);
  if (!engines.mongoUrl) throw new CannotStart('MONGODB_URL must name the server to copy to, for example mongodb://localhost:27017/suki.');
  const file = join(dataDir, 'private.db');
  if (!existsSync(file)) throw new CannotStart(`There is no private.db in ${dataDir}: set DATA_DIR to the folder that holds one.`);
  const lock = lockFolder(dataDir);
  try {
    await copy(file, engines.mongoUrl);
  } finally {
    lock.release();
  }
}

function sentence(failure: unknown): string {
  if (failure instanceof EngineUnavailable) return failure.refusal ?? 'The server at MONGODB_URL does not answer: start the command again when it does.';
  return failure instanceof Error ? failure.message : String(failure);
}

endWithReader();
try {
  await main(process.argv.slice(2));
} catch (failure) {
  console.error(sentence(failure));
  process.exitCode = 1;
}
