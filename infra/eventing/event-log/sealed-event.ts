import type { EventMetadata, RecordedEvent } from './envelope.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';

export type Place = Pick<RecordedEvent, 'id' | 'type' | 'stream' | 'revision' | 'position'>;

const named = ({ type, stream, revision, position }: Place) =>
  `The event ${type}, revision ${revision} of ${stream} at position ${position},`;

/** An own event that is permanently unreadable: consumers park it. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent';
  readonly place: Place;

  constructor(place: Place, why: string, cause?: unknown) {
    super(`${named(place)} can't be read: ${why}`, { cause });
    this.place = place;
  }
}

/** The event has a schema version that this process does not know. Reading continues after an upgrade. */
export class NewerEvent extends EngineUnavailable {
  override name = 'NewerEvent';

  constructor(place: Place, version: number) {
    super(
      'event log',
      new Error(`${named(place)} has schema version ${version}, newer than this process knows: upgrade it`),
    );
    this.message = String((this.cause as Error).message);
  }
}

/** An own event whose content this process cannot decode: reading `data` throws the reason. */
export class SealedEvent implements RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly recordedAt: string;
  readonly reason: UnreadableEvent | NewerEvent;
  readonly #metadata: EventMetadata | undefined;

  /** `metadata`: absent if it is unreadable. */
  constructor(
    { id, type, stream, revision, position, recordedAt }: RecordedEvent,
    reason: UnreadableEvent | NewerEvent,
    metadata?: EventMetadata,
  ) {
    this.id = id;
    this.type = type;
    this.stream = stream;
    this.revision = revision;
    this.position = position;
    this.recordedAt = recordedAt;
    this.reason = reason;
    this.#metadata = metadata;
  }

  get data(): never {
    throw this.reason;
  }

  get metadata(): EventMetadata {
    if (this.#metadata === undefined) throw this.reason;
    return this.#metadata;
  }
}

/** For readers that must not continue with incomplete history. Throws UnreadableEvent or NewerEvent. */
export function requireReadable(event: RecordedEvent): RecordedEvent {
  if (event instanceof SealedEvent) throw event.reason;
  return event;
}
