/** Copies private data from embedded storage to MongoDB, or assigns it to an event log. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isHelpOption } from '#infra/service/help-option.ts';
import { StartupError, EngineUnavailable } from '#infra/eventing/resilience.ts';
import { type Config, readConfig } from '#infra/service/config.ts';
import { copyDocuments, lockFolder, requireLogIn } from '#infra/eventing/sqlite.ts';
import { openMongoDatabases } from '#infra/eventing/mongo.ts';
import { openEngines } from '#infra/service-context/engines.ts';
import { createLogger } from '#infra/service/logging.ts';
import { adoptLog } from '#infra/service/private-data-of-log.ts';
import { messageOf, runTool } from '#infra/service/run-tool.ts';
import { operatorHints } from '#infra/service/operator-hints.ts';
import { refusalOf } from '#infra/service/refusal-of.ts';

const HELP = `Copies the private data, such as password hashes, or assigns it to an event log:

  npm run documents -- copy      copies private.db of DATA_DIR to the MongoDB at MONGODB_URL, then compares both

  npm run documents -- adopt     assigns the configured private data (private.db of DATA_DIR, or MongoDB) to the
                                 configured event log. Use it when a start reports that the private data belongs to
                                 another log or is missing, and you are sure that the two belong together or that it
                                 is lost

Suki must not run at the same time, on either side. Both commands can be repeated. Read models are not copied: the
projectors rebuild them from the log.`;

const commands: Record<string, (config: Config) => Promise<void>> = { copy, adopt };

async function copyInto(file: string, url: string): Promise<void> {
  const { documents, privateDocuments } = openMongoDatabases(url, { name: 'suki' });
  try {
    const copied = await copyDocuments({ file, to: privateDocuments });
    for (const { name, documents: count, hash } of copied)
      console.log(`${name.padEnd(18)} ${String(count).padStart(8)} documents, sha256 ${hash}`);
    console.log('Both sides hold the same documents.');
  } finally {
    await documents.close();
    await privateDocuments.close();
  }
}

async function main([command]: readonly string[]): Promise<void> {
  if (isHelpOption(command)) return console.log(HELP);
  const run = commands[command ?? ''];
  if (!run) throw new StartupError(`Unknown command: run npm run documents -- ${Object.keys(commands).join(' | ')}.`);
  await run(readConfig(process.env));
}

async function copy({ dataDir, engines }: Config): Promise<void> {
  if (!engines.mongoUrl)
    throw new StartupError(
      'MONGODB_URL is not set. Set it to the target server, such as mongodb://localhost:27017/suki.',
    );
  const file = join(dataDir, 'private.db');
  if (!existsSync(file))
    throw new StartupError(`No private.db found in ${dataDir}: set DATA_DIR to the folder that holds one.`);
  const lock = lockFolder(dataDir, { hints: operatorHints });
  try {
    await copyInto(file, engines.mongoUrl);
  } finally {
    lock.release();
  }
}

async function adopt({ dataDir, engines }: Config): Promise<void> {
  if (!engines.eventStoreUrl) requireLogIn(dataDir, operatorHints);
  const opened = await openEngines({
    dataDir,
    engines: { ...engines, kafka: null, mail: null },
    now: () => new Date(),
    logger: createLogger('warn'),
  });
  try {
    await adoptLog(opened);
    console.log('The private data now belongs to this event log.');
  } finally {
    await opened.close();
  }
}

function sentence(failure: unknown): string {
  if (failure instanceof EngineUnavailable)
    return refusalOf(failure) ?? `A server does not answer (${failure.engine}): run the command again when it does.`;
  return messageOf(failure);
}

await runTool(main, sentence);
