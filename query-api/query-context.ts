import type { CloudSignIn } from '#contracts/platform/cloud-sign-in.ts';
import { type Config, defaultConfig, settingsAt } from '#contracts/platform/config-fold.ts';
import type { MethodLimits } from '#contracts/payment/method-limits.ts';
import { completeSettings, type MapTiles, type Settings } from '#contracts/platform/settings.ts';
import type { Documents } from '#infra/eventing/documents/port.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import type { SpentGrants } from '#infra/sessions/spent-grants.ts';
import type { Progress } from '#infra/eventing/projections/progress.ts';
import { categories, type CategoryDocument } from '#projectors/read-models/catalogue/categories.ts';
import { services, type ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import { settings, SETTINGS_ID, type SettingsDocument } from '#projectors/read-models/platform/settings.ts';
import { workerCalendars, type WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import { workers, type WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import type { MissedSearches } from './analytics/missed-searches.ts';
import { createExports } from './exports.ts';
import { inMemoryReplica, type ReplicaListener, type ReplicaTrouble } from './in-memory-replica.ts';
import { createSearchIndex } from './search/search-index.ts';

export type QueryDependencies = {
  documents: Documents;
  eventLog: Pick<DecodedLog, 'readStream' | 'readOn'>;
  /** For what staff took away as a file, and nothing else: who reads changes nothing. */
  append: DecodedLog['append'];
  progress: Progress;
  now: () => Date;
  /** Proof of what somebody was allowed to read, and for the command API of what was found. */
  grants: Pick<SignedGrants, 'issue' | 'verify'>;
  /** Those of them that are good for one use. */
  spentGrants: SpentGrants;
  /** Whether this person has a chat open. */
  isOnline: (accountId: string) => boolean;
  /** Words that were searched for and found nobody. */
  missedSearches: Pick<MissedSearches, 'note' | 'between'>;
  practice: boolean;
  mapTiles: MapTiles | null;
  methodLimits: MethodLimits;
  cloudSignIn: CloudSignIn | null;
  /** The platform can be reset here. */
  allowsReset?: boolean;
  /** A document that search can't take in; without this it fails the read. */
  onReplicaTrouble?: ReplicaTrouble;
};

/** What the query modules read from: the read models, and copies in memory of those that are asked for all the time. */
export function createQueryContext(dependencies: QueryDependencies) {
  const { documents, progress, now, onReplicaTrouble } = dependencies;
  const indexed = <D extends { changed: number }>(collection: string, listener: ReplicaListener<D>) =>
    inMemoryReplica<D>(documents, collection, progress, [listener], onReplicaTrouble);
  const index = createSearchIndex();
  const settingsReplica = inMemoryReplica<SettingsDocument>(documents, settings.name, progress);

  /** As admins last set them. Settings that came later than that change have their usual values. */
  async function config(): Promise<Config> {
    const { settings: set, scheduled, approvals } = (await settingsReplica()).items.get(SETTINGS_ID) ?? defaultConfig;
    return { settings: completeSettings(set), scheduled, approvals };
  }

  const ofServices = indexed<ServiceDocument>(services.name, index.services);
  const ofCategories = indexed<CategoryDocument>(categories.name, index.services.followCategories);

  return {
    ...dependencies,
    exports: createExports(),
    /** Of what is found, in step with the copies below. */
    index,
    /** Services are found by the names of their subcategories, too. */
    async services() {
      const [divided, { items, version }] = [await ofCategories(), await ofServices()];
      return { items, version: version + divided.version };
    },
    workers: indexed<WorkerDocument>(workers.name, index.workers.followWorkers),
    calendars: indexed<WorkerCalendarDocument>(workerCalendars.name, index.workers.followCalendars),
    config,
    /** As they hold now. */
    settings: async (): Promise<Settings> => settingsAt(await config(), now().toISOString()),
  };
}

export type QueryContext = ReturnType<typeof createQueryContext>;
