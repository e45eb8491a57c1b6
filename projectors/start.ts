import { aborted, createRetryUntilAvailable } from '#infra/eventing/resilience.ts';
import { singleProcessLeases, type Leases } from '#infra/eventing/leases.ts';
import {
  arePrepared,
  prepareReadModels,
  type Projector,
  type ProjectorOptions,
  startProjector,
  shardsOf,
  leaseOf,
  whileProjectorsStopped,
} from '#infra/eventing/projections.ts';
import { followReadModels } from './read-models/follow-read-models.ts';
import { allReadModels } from './read-models/all.ts';
import { requireRelayCheckpoint, type RelayOptions, runRelay } from '#infra/eventing/integration.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { pushTopic } from './read-model.ts';
import { integration } from './integration.ts';

type Needed = Required<Pick<ProjectorOptions, 'bus' | 'signal'>>;
type Options = Omit<ProjectorOptions, 'readModels' | 'shard' | 'pushTopic' | keyof Needed> &
  Needed & {
    leases?: Leases;
    /** Number of parts into which the documents are divided; the same in every process. */
    shards?: number;
  };

/**
 * Starts the projectors of all read models. A single process with undivided read models projects directly. Otherwise
 * each process leases a fair share of the shards, and progress is read from the stored checkpoints of all of them.
 */
export async function startProjectors({
  leases = singleProcessLeases,
  shards = 1,
  ...options
}: Options): Promise<Projector> {
  if (leases === singleProcessLeases && shards === 1)
    return startProjector({ ...options, pushTopic, readModels: allReadModels });
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

/** Waits until projectors of an earlier version, another log or another number of shards have stopped. */
async function prepare({ head, eventLog, ...alone }: Preparing): Promise<void> {
  const { documents, shards } = alone;
  if (await arePrepared(documents, allReadModels, { shards, eventLog })) return;
  await whileProjectorsStopped(alone, () => prepareReadModels(documents, allReadModels, { shards, head, eventLog }));
}

/** The longest timeout of a timer. */
const NO_HURRY_MS = 2 ** 31 - 1;

async function project(options: Omit<Options, 'leases' | 'shards'>, shard: ProjectorOptions['shard']): Promise<void> {
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

/**
 * Publishes integration events in one process at a time. Throws StartupError if the checkpoint belongs to another log.
 */
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
