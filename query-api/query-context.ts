import type { CloudSignIn } from '#contracts/platform/cloud-sign-in.ts';
import { type Config, defaultConfig, settingsAt } from '#contracts/platform/config-fold.ts';
import type { MethodLimits } from '#contracts/payment/method-limits.ts';
import { completeSettings, type MapTiles, type Settings } from '#contracts/platform/settings.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { SignedGrants } from '#infra/sessions/signed-grants.ts';
import type { SpentGrants } from '#infra/sessions/spent-grants.ts';
import type { Progress } from '#infra/eventing/projections.ts';
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
  /** Only for recording exports by staff: reads change nothing else. */
  append: DecodedLog['append'];
  progress: Progress;
  now: () => Date;
  /** Issues and verifies proof of a recorded read permission, and of checks for the command API. */
  grants: Pick<SignedGrants, 'issue' | 'verify'>;
  /** One-time grants among them. */
  spentGrants: SpentGrants;
  /** Whether this person has a chat open. */
  isOnline: (accountId: string) => boolean;
  /** Words of searches without results. */
  missedSearches: Pick<MissedSearches, 'note' | 'between'>;
  practice: boolean;
  texts: boolean;
  mapTiles: MapTiles | null;
  methodLimits: MethodLimits;
  cloudSignIn: CloudSignIn | null;
  /** The platform can be reset here. */
  allowsReset?: boolean;
  /** Reports a document that search cannot index; without it the read fails. */
  onReplicaTrouble?: ReplicaTrouble;
};

/** Dependencies of the query modules: the read models, and in-memory replicas of the most used ones. */
export function createQueryContext(dependencies: QueryDependencies) {
  const { documents, progress, now, onReplicaTrouble } = dependencies;
  const indexed = <D extends { changed: number }>(collection: string, listener: ReplicaListener<D>) =>
    inMemoryReplica<D>(documents, collection, progress, [listener], onReplicaTrouble);
  const index = createSearchIndex();
  const settingsReplica = inMemoryReplica<SettingsDocument>(documents, settings.name, progress);

  /** As last changed by admins; newer settings have their defaults. */
  async function config(): Promise<Config> {
    const { settings: set, scheduled, approvals } = (await settingsReplica()).items.get(SETTINGS_ID) ?? defaultConfig;
    return { settings: completeSettings(set), scheduled, approvals };
  }

  const ofServices = indexed<ServiceDocument>(services.name, index.services);
  const ofCategories = indexed<CategoryDocument>(categories.name, index.services.followCategories);

  return {
    ...dependencies,
    exports: createExports(),
    /** The search index, in step with the replicas below. */
    index,
    /** Services are also found by their subcategories' names. */
    async services() {
      const [divided, { items, version }] = [await ofCategories(), await ofServices()];
      return { items, version: version + divided.version };
    },
    workers: indexed<WorkerDocument>(workers.name, index.workers.followWorkers),
    calendars: indexed<WorkerCalendarDocument>(workerCalendars.name, index.workers.followCalendars),
    config,
    /** Effective settings now. */
    settings: async (): Promise<Settings> => settingsAt(await config(), now().toISOString()),
  };
}

export type QueryContext = ReturnType<typeof createQueryContext>;
