/** Read models: projector, checkpoints, parked events, shards, rebuild. */
export { onEach } from './on-each.ts';
export {
  type Checkpoint,
  arePrepared,
  checkpointSchema,
  forgetReadModel,
  prepareReadModels,
  schemaOf,
  storedPositions,
} from './projections/checkpoints.ts';
export { createCompareAndSetWrites, createLiveWorker } from './projections/compare-and-set-writes.ts';
export { followCheckpoints } from './projections/follow-checkpoints.ts';
export { type ParkedEvent, parkedEvent, parkedEventsSchema, parkingOf } from './projections/parked-events.ts';
export type { Progress } from './projections/progress.ts';
export { createProjectionEngine } from './projections/projection-engine.ts';
export { type Projector, type ProjectorOptions, startProjector } from './projections/projector.ts';
export { type PushBatch, type PushTopic, withoutReplaced as onlyLast } from './projections/push.ts';
export type { AnyReadModel, Change, ReadModel } from './projections/read-model.ts';
export { rebuildReadModels } from './projections/rebuild-read-models.ts';
export { leaseOf, whileProjectorsStopped } from './projections/shard-leases.ts';
export { type Shard, WHOLE, ownedBy, shardsOf } from './projections/shard.ts';
export { createRebuildWorker, createWriteBehindWrites } from './projections/write-behind-writes.ts';
