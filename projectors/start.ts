import { aborted } from '#infra/eventing/resilience/back-off.ts';
import { heldAlone } from '#infra/eventing/leases/leases.ts';
import type { Leases } from '#infra/eventing/leases/port.ts';
import { createRetryUntilAvailable } from '#infra/eventing/resilience/retry-until-available.ts';
import { arePrepared, prepareReadModels } from '#infra/eventing/projections/checkpoints.ts';
import { type Projector, type ProjectorOptions, startProjector } from '#infra/eventing/projections/projector.ts';
import { shardsOf } from '#infra/eventing/projections/shard.ts';
import { followReadModels } from './read-models/follow-read-models.ts';
import { allReadModels } from './read-models/all.ts';
import { requireRelayCheckpoint } from '#infra/eventing/integration/relay-checkpoint.ts';
import { type RelayOptions, runRelay } from '#infra/eventing/integration/relay.ts';
import { leaseOf, whileNobodyProjects } from '#infra/eventing/projections/shard-leases.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { pushTopic } from './read-model.ts';
import { integration } from './integration.ts';

type Options = Omit<ProjectorOptions, 'readModels' | 'shard' | 'pushTopic'> & {
  leases?: Leases;
  /** Into so many parts the documents are divided. Every process must have the same number. */
  shards?: number;
};

/**
 * The projectors of all of Suki's read models. One process alone with undivided read models simply runs; else each
 * process takes a fair share of the shards, and how far the read models are is what is stored of all of them.
 */
export async function startProjectors({ leases = heldAlone, shards = 1, ...options }: Options): Promise<Projector> {
  if (leases === heldAlone && shards === 1) return startProjector({ ...options, pushTopic, readModels: allReadModels });
  const { eventLog, documents, signal } = options;
  const stopping = new AbortController();
  const until = AbortSignal.any([signal, stopping.signal]);
  const head = await createRetryUntilAvailable(until, options.logger)(() => eventLog.head());
  await leases.once('read-models', () => prepare({ leases, documents, shards, head, eventLog, signal: until }), until);
  const progress = await followReadModels({ documents, eventLog, signal: until });
  const byLease = new Map(shardsOf(shards).map((shard) => [leaseOf(shard), shard]));
  const sharing = leases.share(
    'projectors',
    [...byLease.keys()],
    async (lease, held) => project({ ...options, signal: held }, byLease.get(lease)),
    until,
  );
  return {
    ...progress,
    caughtUp: progress.waitFor(head, NO_HURRY_MS).then(() => undefined),
    async stop() {
      stopping.abort();
      await sharing;
    },
  };
}

type Preparing = {
  leases: Leases;
  documents: Options['documents'];
  shards: number;
  head: number;
  eventLog: Options['eventLog'];
  signal: AbortSignal;
};

/** Projectors of a former version, of another log, or with another number of shards, are waited for until they have stopped. */
async function prepare({ head, eventLog, ...alone }: Preparing): Promise<void> {
  const { documents, shards } = alone;
  if (await arePrepared(documents, allReadModels, { shards, eventLog })) return;
  await whileNobodyProjects(alone, () => prepareReadModels(documents, allReadModels, { shards, head, eventLog }));
}

/** The longest that a timer can wait. */
const NO_HURRY_MS = 2 ** 31 - 1;

async function project(
  options: Omit<ProjectorOptions, 'readModels' | 'pushTopic'>,
  shard: ProjectorOptions['shard'],
): Promise<void> {
  const projector = await startProjector({
    ...options,
    pushTopic,
    readModels: allReadModels,
    ...(shard && { shard }),
  });
  await aborted(options.signal);
  await projector.stop();
}

type OurRelayOptions = Omit<RelayOptions<EventMetadata>, 'publication'> & { leases: Leases };

/** Publishes what happens for others, in one process at a time. Throws StartupError where it was another log that was published so far. */
export async function prepareRelay({
  leases,
  signal,
  ...options
}: OurRelayOptions): Promise<{ run: () => Promise<void> }> {
  await createRetryUntilAvailable(signal, options.logger)(() => requireRelayCheckpoint({ ...options, ...integration }));
  return {
    run: () => leases.hold('relay', (held) => runRelay({ ...options, publication: integration, signal: held }), signal),
  };
}
