/** Copies private documents from the embedded engine to MongoDB. See `--help`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import { type Config, readConfig } from '#infra/service/config.ts';
import { copyDocuments } from '#infra/eventing/documents/copy-documents.ts';
import { openMongoDatabases } from '#infra/eventing/documents/mongo/mongo-databases.ts';
import { EngineUnavailable } from '#infra/eventing/resilience/engine-unavailable.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { lockFolder } from '#infra/eventing/event-log/sqlite/folder-lock.ts';
import { requireLogIn } from '#infra/eventing/event-log/sqlite/sqlite-schema.ts';
import { createLogger } from '#infra/service/logging.ts';
import { adoptLog } from '#infra/service/private-data-of-log.ts';
import { messageOf, runTool } from '#infra/service/run-tool.ts';

const HELP = `Moves the secrets and notes that nothing can rebuild, such as password hashes, to where Suki grows:

  npm run documents -- copy      private.db of DATA_DIR into the MongoDB that MONGODB_URL names, and compares the two

  npm run documents -- adopt     says that the private data that the configuration names (private.db of DATA_DIR, or
                                 MongoDB) belong to the event log that it names, where the start found that they
                                 were kept beside another, or that they are lost

Suki must not run on either meanwhile. Both may be repeated. Read models are not moved: the projectors build them from the log.`;

const commands: Record<string, (config: Config) => Promise<void>> = { copy, adopt };

async function copyInto(file: string, url: string): Promise<void> {
  const { documents, privateDocuments } = openMongoDatabases(url);
  try {
    const copied = await copyDocuments({ file, to: privateDocuments });
    for (const { name, documents: count, hash } of copied)
      console.log(`${name.padEnd(18)} ${String(count).padStart(8)} documents, sha256 ${hash}`);
    console.log('Both sides hold the same.');
  } finally {
    await documents.close();
    await privateDocuments.close();
  }
}

async function main([command]: readonly string[]): Promise<void> {
  if (isAskingForHelp(command)) return console.log(HELP);
  const run = commands[command ?? ''];
  if (!run) throw new StartupError(`Say which command: npm run documents -- ${Object.keys(commands).join(' | ')}.`);
  await run(readConfig(process.env));
}

async function copy({ dataDir, engines }: Config): Promise<void> {
  if (!engines.mongoUrl)
    throw new StartupError('MONGODB_URL must name the server to copy to, for example mongodb://localhost:27017/suki.');
  const file = join(dataDir, 'private.db');
  if (!existsSync(file))
    throw new StartupError(`There is no private.db in ${dataDir}: set DATA_DIR to the folder that holds one.`);
  const lock = lockFolder(dataDir);
  try {
    await copyInto(file, engines.mongoUrl);
  } finally {
    lock.release();
  }
}

async function adopt({ dataDir, engines }: Config): Promise<void> {
  if (!engines.eventStoreUrl) requireLogIn(dataDir);
  const opened = await openEngines({
    dataDir,
    engines: { ...engines, kafka: null, mail: null },
    now: () => new Date(),
    logger: createLogger('warn'),
  });
  try {
    await adoptLog(opened);
    console.log('The private data belong to this event log now.');
  } finally {
    await opened.close();
  }
}

function sentence(failure: unknown): string {
  if (failure instanceof EngineUnavailable)
    return failure.refusal ?? `The engine does not answer (${failure.engine}): start the command again when it does.`;
  return messageOf(failure);
}

await runTool(main, sentence);
