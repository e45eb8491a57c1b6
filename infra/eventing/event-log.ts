/** The append-only log: the port, and what readers do with events that they cannot decode. */
export { LARGEST_APPEND_BYTES } from './event-log/append-checks.ts';
export { copyLog, verifyCopy } from './event-log/copy-log.ts';
export type { EventMetadata, NewEvent, RecordedEvent } from './event-log/envelope.ts';
export { type EventNotices, createEventNotices } from './event-log/event-notices.ts';
export type { WhenNewer } from './event-log/follow-decoded.ts';
export {
  AppendTooLarge,
  type Appended,
  type DecodedLog,
  type EventLog,
  type ExpectedRevision,
  type FollowedLog,
  type LogIdentity,
  type ReadStreamOptions,
  WrongExpectedRevision,
} from './event-log/port.ts';
export { nextTurn } from './event-log/read-paged.ts';
export { NewerEvent, SealedEvent, UnreadableEvent, requireReadable } from './event-log/sealed-event.ts';
export { type IdentifiedLog, type LogCheckpoint, isCheckpointOf } from './event-log/stored-checkpoint.ts';
export { withoutSchemas } from './event-log/without-schemas.ts';
