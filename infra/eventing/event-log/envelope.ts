/**
 * Metadata that the event-sourcing library requires of every event. `Actor` belongs to the product: the cause of an
 * event. EventStoreDB's system projections use the names `$correlationId` and `$causationId`.
 */
export type EventMetadata<Actor = unknown> = {
  schemaVersion: number;
  actor: Actor;
  commandId: string;
  /** Correlation id: common to all events with the same origin. */
  $correlationId: string;
  /** The id of the event or command that directly led to this one. */
  $causationId: string;
};

/** An event to append. Ids derive from command, stream and index (infra/eventing/ids.ts), so a retry repeats them. */
export type NewEvent<Type extends string = string, Data = unknown, Metadata extends EventMetadata = EventMetadata> = {
  id: string;
  type: Type;
  data: Data;
  metadata: Metadata;
};

/** A stored event. Revisions count from 0 in each stream; positions increase over the whole log. */
export type RecordedEvent<
  Type extends string = string,
  Data = unknown,
  Metadata extends EventMetadata = EventMetadata,
> = NewEvent<Type, Data, Metadata> & {
  stream: string;
  revision: number;
  position: number;
  /** ISO 8601 instant, UTC. */
  recordedAt: string;
};
