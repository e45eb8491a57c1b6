/**
 * What the data team does with the log and the read models:
 *   npm run projections -- list
 *   npm run projections -- rebuild [name …]
 *   npm run projections -- as-of <stream> [instant or revision]
 *   npm run projections -- export [after] [type …]      one JSON line an event
 */
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import type { Documents } from '#infra/documents/port.ts';
import { openSqliteDocuments } from '#infra/documents/sqlite-documents.ts';
import { withCodec } from '#infra/event-log/codec.ts';
import type { EventLog } from '#infra/event-log/port.ts';
import { openSqliteEventLog } from '#infra/event-log/sqlite-event-log.ts';
import { readConfig } from '#infra/config.ts';
import { createLogger } from '#infra/logging.ts';
import { checkpointSchema, schemaOf, storedPositions } from './engine/checkpoints.ts';
import { allReadModels } from './read-models/all.ts';
import { parkedEventsSchema } from './read-models/parked-events.ts';
import { streamState } from './read-models/stream-state.ts';
import { rebuildEmbedded } from './rebuild/rebuild-embedded.ts';
import { rebuildReadModels } from './rebuild/rebuild-read-models.ts';

type Engines = { eventLog: EventLog; /** The file of the read models. */ file: string };
type Command = (engines: Engines, words: readonly string[]) => Promise<void>;

const commands: Record<string, Command> = { list, rebuild, 'as-of': asOf, export: exportEvents };

async function withDocuments<Result>(file: string, work: (documents: Documents) => Promise<Result>): Promise<Result> {
  const documents = await openSqliteDocuments({ file });
  try {
    return await work(documents);
  } finally {
    await documents.close();
  }
}

async function list({ eventLog, file }: Engines): Promise<void> {
  console.log(`The log ends at position ${await eventLog.head()}.\n`);
  await withDocuments(file, listDocuments);
}

async function listDocuments(documents: Documents): Promise<void> {
  await documents.ensure(checkpointSchema);
  await documents.ensure(parkedEventsSchema);
  const positions = await storedPositions(documents);
  for (const readModel of allReadModels) {
    await documents.ensure(schemaOf(readModel));
    const position = positions.get(readModel.name);
    const parked = await documents.count(parkedEventsSchema.name, { readModel: { eq: readModel.name } });
    const standing = position === undefined ? 'not built yet' : `at position ${position}`;
    console.log(`${readModel.name.padEnd(18)} ${String(await documents.count(readModel.name)).padStart(8)} documents, ${standing}${parked > 0 ? `, ${parked} events parked` : ''}`);
  }
}

/** All of them go into a new file, which takes the old one's place when it is complete. */
async function rebuild({ eventLog, file }: Engines, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !allReadModels.some((readModel) => readModel.name === name));
  if (unknown.length > 0) throw new Error(`There is no read model ${unknown.join(', ')}. There are: ${allReadModels.map(({ name }) => name).join(', ')}.`);
  const readModels = names.length === 0 ? allReadModels : allReadModels.filter(({ name }) => names.includes(name));
  const startedAt = performance.now();
  const inPlace = (documents: Documents) => rebuildReadModels({ eventLog, documents, readModels, logger: createLogger('warn') });
  const events = names.length === 0 ? await rebuildEmbedded(dirname(file)) : await withDocuments(file, inPlace);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`Rebuilt ${readModels.map(({ name }) => name).join(', ')} from ${events} events in ${seconds.toFixed(1)} s (${Math.round(events / seconds)} events a second).`);
}

async function asOf({ eventLog }: Engines, [stream, moment]: readonly string[]): Promise<void> {
  if (!stream) throw new Error('Name a stream, for example booking-7c1f0a52-….');
  const byRevision = moment !== undefined && /^\d+$/.test(moment);
  const state = await streamState(eventLog, stream, byRevision ? { revision: Number(moment) } : { asOf: moment });
  if (!state) throw new Error(`The stream ${stream} has no events.`);
  console.log(JSON.stringify(state, null, 2));
}

async function exportEvents({ eventLog }: Engines, [first = '0', ...types]: readonly string[]): Promise<void> {
  const after = Number(first);
  if (!Number.isSafeInteger(after)) throw new Error(`The position to start after must be a number; it is "${first}".`);
  const end = new AbortController();
  for await (const batch of eventLog.subscribe({ after, batchSize: 1000, ...(types.length > 0 && { types }) }, end.signal)) {
    for (const event of batch.events) {
      if (!process.stdout.write(`${JSON.stringify(event)}\n`)) await once(process.stdout, 'drain');
    }
    if (batch.caughtUp) end.abort();
  }
}

async function main([name = 'list', ...words]: readonly string[]): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  const { dataDir } = readConfig(process.env);
  // The log locks the folder: while Suki runs on it, this ends here with a sentence that says so.
  const eventLog = withCodec(await openSqliteEventLog({ folder: dataDir }));
  try {
    await command({ eventLog, file: join(dataDir, 'read-models.db') }, words);
  } finally {
    await eventLog.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
