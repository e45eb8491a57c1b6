/** Copies the embedded event log to EventStoreDB. */
import { isHelpOption } from '#infra/service/help-option.ts';
import { StartupError, EngineUnavailable } from '#infra/eventing/resilience.ts';
import { readConfig } from '#infra/service/config.ts';
import { copyLog, verifyCopy, type EventLog } from '#infra/eventing/event-log.ts';
import { type EventStoreLog, openEventStoreLog } from '#infra/eventing/eventstore.ts';
import { openSqliteEventLog, requireLogIn } from '#infra/eventing/sqlite.ts';
import { messageOf, runTool } from '#infra/service/run-tool.ts';
import { operatorHints } from '#infra/service/operator-hints.ts';
import { refusalOf } from '#infra/service/refusal-of.ts';

const HELP = `Copies the embedded event log to a server:

  npm run events -- copy      copies the log in DATA_DIR to the EventStoreDB or KurrentDB at EVENTSTORE_URL, then
                              compares both
  npm run events -- verify    compares both again, event by event

Suki must not run at the same time, on either side. An interrupted copy continues where it stopped. Positions differ
on the server, so the projectors rebuild the read models: start with an empty MongoDB.`;

type Logs = { from: EventLog; to: EventStoreLog };
type Command = (logs: Logs) => Promise<void>;

const commands: Record<string, Command> = { copy, verify };
const PROGRESS_EVERY_MS = 2_000;

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

/** Prints progress at intervals, so that a long copy visibly runs. */
function progressLines(): (what: string, done: number, total: number) => void {
  let last = performance.now();
  return (what, done, total) => {
    if (performance.now() - last < PROGRESS_EVERY_MS) return;
    last = performance.now();
    console.log(`${what} ${done} of ${total} events (${Math.floor((100 * done) / total)} %)`);
  };
}

async function main([name = '']: readonly string[]): Promise<void> {
  if (isHelpOption(name)) return console.log(HELP);
  const command = commands[name];
  if (!command) throw new StartupError(`Unknown command: run npm run events -- ${Object.keys(commands).join(' | ')}.`);
  const { dataDir, engines } = readConfig(process.env);
  if (!engines.eventStoreUrl)
    throw new StartupError(
      'EVENTSTORE_URL is not set. Set it to the target server, such as esdb://localhost:2113?tls=false.',
    );
  requireLogIn(dataDir, operatorHints);
  // Without a codec, events are copied as stored, in any schema version. This log locks the folder.
  const from = await openSqliteEventLog({ folder: dataDir, hints: operatorHints });
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
      refusalOf(failure) ??
      `The server at EVENTSTORE_URL does not answer (${messageOf(failure.cause)}). Run the command again ` +
        'when it does; it continues where it stopped.'
    );
  return messageOf(failure);
}

await runTool(main, sentence);
