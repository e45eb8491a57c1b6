import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engines, openEngines } from '#infra/service-context/engines.ts';
import { createLogger } from '#infra/service/logging.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startOwnEventStore } from '../engines/eventstore.ts';
import { startOwnKafka } from '../engines/kafka.ts';
import { startOwnMongo } from '../engines/mongo.ts';
import { type RunningServices, startServices } from '../harness/start-services.ts';
import type { Victim } from './disturb.ts';

export type FaultEnvironment = {
  suki: RunningServices;
  /** By the name in /readyz. */
  engines: Record<'event log' | 'documents' | 'bus', StartedEngine>;
  /** The same log and documents, for the test's own reads. */
  seen: Engines;
  strike(): Promise<void>;
};

/** Engines that this test may kill, with two of each service. Servers named in the environment are not used. */
export async function startFaultEnvironment(): Promise<FaultEnvironment> {
  const [log, documents, bus] = await Promise.all([startOwnEventStore(), startOwnMongo(), startOwnKafka()]);
  const engines = { 'event log': log, documents, bus };
  const suki = await startServices({ eventStoreUrl: log.url, mongoUrl: documents.url, kafkaBrokers: bus.url });
  const dataDir = await mkdtemp(join(tmpdir(), 'suki-faults-'));
  const seen = await openEngines({
    dataDir,
    engines: { eventStoreUrl: log.url, mongoUrl: suki.mongoUrl, kafka: null, mail: null },
    now: () => new Date(),
    logger: createLogger('error'),
  });
  return {
    suki,
    engines,
    seen,
    async strike() {
      await suki.stop();
      await seen.close();
      await rm(dataDir, { recursive: true, force: true });
      await Promise.all(Object.values(engines).map((engine) => engine.stop()));
    },
  };
}

export function engineVictims({ engines }: FaultEnvironment): [Victim, ...Victim[]] {
  return [
    { ...engines['event log'], stop: undefined, name: 'the event log' },
    { ...engines.documents, stop: undefined, name: 'the documents' },
    { ...engines.bus, stop: undefined, name: 'the bus' },
  ];
}

export function serviceVictims({ suki }: FaultEnvironment): [Victim, ...Victim[]] {
  const [first, ...others] = suki.services;
  if (!first) throw new Error('No service runs');
  return [first, ...others];
}
