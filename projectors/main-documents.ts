/** Moves what nothing can rebuild from the embedded default to where Suki grows; `--help` says how. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAskingForHelp } from '#infra/asking-for-help.ts';
import { CannotStart } from '#infra/cannot-start.ts';
import { type Config, readConfig } from '#infra/config.ts';
import { copyDocuments } from '#infra/documents/copy-documents.ts';
import { openMongoDatabases } from '#infra/documents/mongo-databases.ts';
import { EngineUnavailable } from '#infra/engine-unavailable.ts';
import { openEngines } from '#infra/engines.ts';
import { lockFolder } from '#infra/event-log/folder-lock.ts';
import { requireLogIn } from '#infra/event-log/sqlite-schema.ts';
import { createLogger } from '#infra/logging.ts';
import { adoptLog } from '#infra/private-data-of-log.ts';
import { messageOf, runTool } from '#infra/run-tool.ts';

const HELP = `Moves the secrets and notes that nothing can rebuild, such as password hashes, to where Suki grows:

  npm run documents -- copy      private.db of DATA_DIR into the MongoDB that MONGODB_URL names, and compares the two

  npm run documents -- adopt     says that the private data that the configuration names (private.db of DATA_DIR, or
                                 MongoDB) belong to the event log that it names, where the start found that they
                                 were kept beside another

Suki must not run on either meanwhile. Both may be repeated. Read models are not moved: the projectors build them from the log.`;

const commands: Record<string, (config: Config) => Promise<void>> = { copy, adopt };

async function copyInto(file: string, url: string): Promise<void> {
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
  const run = commands[command ?? ''];
  if (!run) throw new CannotStart(`Say which command: npm run documents -- ${Object.keys(commands).join(' | ')}.`);
  await run(readConfig(process.env));
}

async function copy({ dataDir, engines }: Config): Promise<void> {
  if (!engines.mongoUrl) throw new CannotStart('MONGODB_URL must name the server to copy to, for example mongodb://localhost:27017/suki.');
  const file = join(dataDir, 'private.db');
  if (!existsSync(file)) throw new CannotStart(`There is no private.db in ${dataDir}: set DATA_DIR to the folder that holds one.`);
  const lock = lockFolder(dataDir);
  try {
    await copyInto(file, engines.mongoUrl);
  } finally {
    lock.release();
  }
}

async function adopt({ dataDir, engines }: Config): Promise<void> {
  if (!engines.eventStoreUrl) requireLogIn(dataDir);
  const opened = await openEngines({ dataDir, engines: { ...engines, kafka: null, mail: null }, now: () => new Date(), logger: createLogger('warn') });
  try {
    await adoptLog(opened);
    console.log('The private data belong to this event log now.');
  } finally {
    await opened.close();
  }
}

function sentence(failure: unknown): string {
  if (failure instanceof EngineUnavailable) return failure.refusal ?? `The engine does not answer (${failure.engine}): start the command again when it does.`;
  return messageOf(failure);
}

await runTool(main, sentence);
