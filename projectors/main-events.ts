/** Copies events from the embedded engine to EventStoreDB. See `--help`. */
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { StartupError } from '#infra/eventing/resilience/startup-error.ts';
import { readConfig } from '#infra/service/config.ts';
import { EngineUnavailable } from '#infra/eventing/resilience/engine-unavailable.ts';
import { copyLog, verifyCopy } from '#infra/eventing/event-log/copy-log.ts';
import { type EventStoreLog, openEventStoreLog } from '#infra/eventing/event-log/eventstore/eventstore-event-log.ts';
import type { EventLog } from '#infra/eventing/event-log/port.ts';
import { openSqliteEventLog } from '#infra/eventing/event-log/sqlite/sqlite-event-log.ts';
import { requireLogIn } from '#infra/eventing/event-log/sqlite/sqlite-schema.ts';
import { messageOf, runTool } from '#infra/service/run-tool.ts';

const HELP = `Moves the events of the embedded default to where Suki grows:

  npm run events -- copy      from DATA_DIR into the EventStoreDB or KurrentDB that EVENTSTORE_URL names
  npm run events -- verify    compares the two again, event by event

Suki must not run on either meanwhile. A copy that was interrupted goes on where it stopped. Positions come out
differently, so read models are built anew there: start with an empty MongoDB.`;

type Logs = { from: EventLog; to: EventStoreLog };
type Command = (logs: Logs) => Promise<void>;

const commands: Record<string, Command> = { copy, verify };
const BETWEEN_LINES_MS = 2_000;

async function copy(logs: Logs): Promise<void> {
  const startedAt = performance.now();
  const copied = await copyLog({ ...logs, onProgress: progressLines() });
  console.log(`Copied ${copied} events in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  await verify(logs);
}

async function verify(logs: Logs): Promise<void> {
  const { events, hash } = await verifyCopy({ ...logs, onProgress: progressLines() });
  console.log(`Both logs hold the same ${events} events, sha256 ${hash}.`);
}

/** Prints a line every few seconds, so that a long copy shows progress. */
function progressLines(): (what: string, done: number, total: number) => void {
  let last = performance.now();
  return (what, done, total) => {
    if (performance.now() - last < BETWEEN_LINES_MS) return;
    last = performance.now();
    console.log(`${what} ${done} of ${total} events (${Math.floor((100 * done) / total)} %)`);
  };
}

async function main([name = '']: readonly string[]): Promise<void> {
  if (isAskingForHelp(name)) return console.log(HELP);
  const command = commands[name];
  if (!command) throw new StartupError(`Say which command: npm run events -- ${Object.keys(commands).join(' | ')}.`);
  const { dataDir, engines } = readConfig(process.env);
  if (!engines.eventStoreUrl)
    throw new StartupError(
      'EVENTSTORE_URL must name the server to copy to, for example esdb://localhost:2113?tls=false.',
    );
  requireLogIn(dataDir);
  // Copies events as stored, in any schema version, without the codec. The source log locks the folder.
  const from = await openSqliteEventLog({ folder: dataDir });
  const to = openEventStoreLog({ url: engines.eventStoreUrl });
  try {
    await command({ from, to });
  } finally {
    await to.close();
    await from.close();
  }
}

function sentence(failure: unknown): string {
  if (failure instanceof EngineUnavailable)
    return (
      failure.refusal ??
      `The server at EVENTSTORE_URL does not answer (${messageOf(failure.cause)}). Start the command again ` +
        'when it does: it goes on where it stopped.'
    );
  return messageOf(failure);
}

await runTool(main, sentence);
