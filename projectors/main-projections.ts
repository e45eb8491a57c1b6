/** The data team's commands for the event log and the read models. */
import { once } from 'node:events';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { momentOf } from '#contracts/manila-time.ts';
import { readConfig } from '#infra/service/config.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { isHelpOption } from '#infra/service/help-option.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import { requireLogIn } from '#infra/eventing/sqlite.ts';
import { checkpointSchema, schemaOf, storedPositions, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { allReadModels } from './read-models/all.ts';
import { runTool } from '#infra/service/run-tool.ts';
import { moveRelayCheckpoint } from '#infra/eventing/integration.ts';
import { shownData } from './read-models/platform/shown-data.ts';
import { streamState } from './read-models/platform/stream-state.ts';
import { openReadModelStore, type ReadModelStore } from './rebuild/read-model-store.ts';
import { integration } from './integration.ts';
import { operatorHints } from '#infra/service/operator-hints.ts';

const HELP = `Inspects the event log and manages the read models:

  npm run projections -- list                          prints the checkpoint of each read model
  npm run projections -- rebuild [name …]              deletes read models and rebuilds them from the log; all without a name
  npm run projections -- as-of <stream> [moment]       prints the folded state of a stream, now or at a moment:
                                                       a revision (3), a Manila day (2026-11-20), a Manila day and time
                                                       ("2026-11-20 14:30") or an instant (2026-11-20T06:30:00Z)
  npm run projections -- relay again | from-now        after a restore or a change of the log: publishes every event to
                                                       suki.events again, or treats the existing events as published
  npm run projections -- export [after] [type …]       prints one JSON line per event after a position; masks payout accounts

The commands use the configured event log and documents (docs/configuration.md). With embedded storage, Suki must not
run at the same time.`;

type Command = (store: ReadModelStore, words: readonly string[]) => Promise<void>;

const commands: Record<string, Command> = { list, rebuild, 'as-of': asOf, relay, export: exportEvents };

async function list({ eventLog, withDocuments }: ReadModelStore): Promise<void> {
  console.log(`The log ends at position ${await eventLog.head()}.\n`);
  const { id: log } = await eventLog.identity();
  await withDocuments((documents) => listDocuments(documents, log));
}

async function listDocuments(documents: Documents, log: string): Promise<void> {
  await documents.ensure(checkpointSchema);
  await documents.ensure(parkedEventsSchema);
  const positions = await storedPositions(documents, log);
  for (const readModel of allReadModels) {
    await documents.ensure(schemaOf(readModel));
    const position = positions.get(readModel.name);
    const parked = await documents.count(parkedEventsSchema.name, { readModel: { eq: readModel.name } });
    const progress = position === undefined ? 'not built yet' : `at position ${position}`;
    console.log(
      `${readModel.name.padEnd(18)} ${String(await documents.count(readModel.name)).padStart(8)} documents, ` +
        `${progress}${parked > 0 ? `, ${parked} events parked` : ''}`,
    );
  }
}

async function rebuild(store: ReadModelStore, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !allReadModels.some((readModel) => readModel.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown read model: ${unknown.join(', ')}. Known read models: ${allReadModels.map(({ name }) => name).join(', ')}.`,
    );
  const readModels = names.length === 0 ? allReadModels : allReadModels.filter(({ name }) => names.includes(name));
  const named = readModels.map(({ name }) => name).join(', ');
  const startedAt = performance.now();
  if (store.byProjectors) console.log('Waiting for all projectors to stop …');
  const events = await store.rebuild(readModels);
  if (events === null)
    return console.log(`The projectors rebuild ${named} when they start; "list" shows their progress.`);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `Rebuilt ${named} from ${events} events in ${seconds.toFixed(1)} s (${Math.round(events / seconds)} events per second).`,
  );
}

async function asOf({ eventLog }: ReadModelStore, [stream, moment]: readonly string[]): Promise<void> {
  if (!stream) throw new Error('No stream given: name one, such as booking-7c1f0a52-….');
  const state = await streamState(eventLog, stream, pointIn(moment));
  if (!state) throw new Error(`The stream ${stream} has no events.`);
  console.log(JSON.stringify(state, null, 2));
}

async function relay({ eventLog, withDocuments, leases }: ReadModelStore, [from]: readonly string[]): Promise<void> {
  if (from !== 'again' && from !== 'from-now')
    throw new Error('Unknown option: run npm run projections -- relay again | from-now.');
  const position = from === 'again' ? 0 : await eventLog.head();
  console.log('Waiting for the relay to stop …');
  await leases.once('relay', () =>
    withDocuments((documents) => moveRelayCheckpoint({ eventLog, documents, ...integration }, position)),
  );
  console.log(
    from === 'again'
      ? 'The relay will publish every event when it starts.'
      : `The relay will continue after position ${position} when it starts.`,
  );
}

/** Parses a revision or a moment; undefined means now. */
function pointIn(text: string | undefined): { revision: number } | { asOf?: string } {
  if (text === undefined) return {};
  if (/^\d+$/.test(text)) return { revision: Number(text) };
  const instant = momentOf(text);
  if (instant === null)
    throw new Error(
      `"${text}" is not a moment: give a revision (3), a Manila day (2026-11-20), a Manila day and time ` +
        '("2026-11-20 14:30") or an instant (2026-11-20T06:30:00Z).',
    );
  return { asOf: instant };
}

async function exportEvents({ eventLog }: ReadModelStore, [first = '0', ...types]: readonly string[]): Promise<void> {
  const after = Number(first);
  if (!Number.isSafeInteger(after) || after < 0)
    throw new Error(`The position to start after must be a whole number of at least 0, not "${first}".`);
  // Some event logs would wait forever at a position without an event.
  if (!(await eventLog.holds(after)))
    throw new Error(
      `The log has no event at position ${after}: give 0, or the position of an exported event. ` +
        `The log ends at ${await eventLog.head()}.`,
    );
  const end = new AbortController();
  for await (const batch of eventLog.subscribe(
    { after, batchSize: 1000, ...(types.length > 0 && { types }) },
    end.signal,
  )) {
    for (const event of batch.events) {
      if (!process.stdout.write(`${JSON.stringify(shown(event))}\n`)) await once(process.stdout, 'drain');
    }
    if (batch.caughtUp) end.abort();
  }
}

/** For an unreadable event, prints its position and the reason instead of its data. */
function shown(event: RecordedEvent): object {
  if (event instanceof SealedEvent) {
    const { id, type, stream, revision, position, recordedAt, reason } = event;
    return { id, type, stream, revision, position, recordedAt, unreadable: reason.message };
  }
  // The codec has validated that the data matches the event type.
  return { ...event, data: shownData(event as unknown as Recorded) };
}

async function main([name = 'list', ...words]: readonly string[]): Promise<void> {
  if (isHelpOption(name)) return console.log(HELP);
  const command = commands[name];
  if (!command) throw new Error(`Unknown command: ${name}. Known commands: ${Object.keys(commands).join(', ')}.`);
  const config = readConfig(process.env);
  if (!config.engines.eventStoreUrl) requireLogIn(config.dataDir, operatorHints);
  const store = await openReadModelStore(config);
  try {
    await command(store, words);
  } finally {
    await store.close();
  }
}

await runTool(main);
