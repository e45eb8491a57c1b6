import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reservePort } from '#infra/setup/reserved-port.mjs';
import { startContainer } from './container.ts';
import type { Engine, StartedEngine } from './engine.ts';
import type { DoubleOptions } from './eventstore-double/options.ts';
import { imageOf } from './images.ts';
import { portOpen } from './ports.ts';
import { type RunningProcess, startProcess } from './processes.ts';
import { startEngine, startOwnEngine } from './start-engine.ts';

export const eventStore: Engine = {
  name: 'EventStoreDB',
  variable: 'EVENTSTORE_URL',
  service: 'eventstore',
  startContainer: startEventStoreContainer,
  // The double needs only Node.
  prepareSubstitute: () => {},
  startSubstitute: () => startEventStoreDouble(),
};

/** An EventStoreDB (or KurrentDB): EVENTSTORE_URL, else a server of the caller's own. */
export const startEventStore = () => startEngine(eventStore);

/** A server that the caller may kill, whatever EVENTSTORE_URL names: a container, else the wire double. */
export const startOwnEventStore = () => startOwnEngine(eventStore);

const url = (host: string, port: number) => `esdb://${host}:${port}?tls=false`;

function startEventStoreContainer(): Promise<StartedEngine> {
  const image = imageOf(eventStore.service);
  return startContainer({
    image,
    port: 2113,
    environment: () => ({
      KURRENTDB_CLUSTER_SIZE: '1',
      KURRENTDB_INSECURE: 'true',
      KURRENTDB_RUN_PROJECTIONS: 'None',
      KURRENTDB_TELEMETRY_OPTOUT: 'true',
    }),
    says: /IS LEADER/,
    url,
    what: `EventStoreDB: ${image} in a container`,
  });
}

type Double = StartedEngine & {
  /** Stores the next append, then dies before it answers. */
  dieBeforeNextAnswer(): Promise<void>;
  /** Suspends it with open connections. */
  freeze(): void;
  thaw(): void;
};

/** The double even where a real server is available: for behaviour that only the double can produce. */
export async function startEventStoreDouble(options: Partial<DoubleOptions> = {}): Promise<Double> {
  const folder = await mkdtemp(join(tmpdir(), 'suki-eventstore-'));
  const { port, release } = await reservePort();
  const script = join(import.meta.dirname, 'eventstore-double/server.ts');
  let double: RunningProcess;
  let told = Promise.withResolvers<void>();
  async function start(): Promise<void> {
    double = startProcess(
      process.execPath,
      [script, join(folder, 'events.jsonl'), String(port), JSON.stringify(options)],
      { onLine: () => told.resolve() },
    );
    await portOpen(port, { orElse: double.ended });
  }

  await start();
  return {
    url: url('127.0.0.1', port),
    what: 'EventStoreDB: a double with its wire protocol',
    kill: () => double.kill(),
    restart: start,
    async stop() {
      await double.kill();
      await release();
      await rm(folder, { recursive: true, force: true });
    },
    dieBeforeNextAnswer() {
      told = Promise.withResolvers();
      double.signal('SIGUSR2');
      return told.promise;
    },
    freeze: () => double.signal('SIGSTOP'),
    thaw: () => double.signal('SIGCONT'),
  };
}
