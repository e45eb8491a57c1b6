import type { EventMetadata, RecordedEvent } from '../envelope.ts';
import { UnreadableEvent } from '../sealed-event.ts';
import { isObject, parseStored, whyNoObject } from '../stored-json.ts';

/** How metadata begins that the codec has written. */
const stamp = /^\{"schemaVersion":(\d+),/;
const COMMAND = '"commandId":"';

/**
 * An event that is parsed as far as somebody looks into it: parsing is the dearest part of reading, and of all events of
 * the log a rebuild's thread needs the metadata of some and the data of others. It reads like any event, but what is
 * parsed is no property of its own: it is not for being copied, compared or sent. What can't be parsed throws
 * UnreadableEvent there and then.
 */
export class LazyEvent implements RecordedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly recordedAt: string;
  readonly #dataJson: string;
  readonly #metadataJson: string;
  #data: unknown;
  #metadata: EventMetadata | undefined;

  /** A row as the log's reader gives it. */
  constructor(row: readonly unknown[], stream: string) {
    this.id = String(row[2]);
    this.type = String(row[3]);
    this.stream = stream;
    this.revision = Number(row[1]);
    this.position = Number(row[0]);
    this.recordedAt = String(row[6]);
    this.#dataJson = String(row[4]);
    this.#metadataJson = String(row[5]);
  }

  /** The schema version, when it can be seen without parsing that the metadata is ours. */
  get stampedVersion(): number | undefined {
    const found = stamp.exec(this.#metadataJson);
    return found && this.#metadataJson.includes(COMMAND) ? Number(found[1]) : undefined;
  }

  /** What stands where the metadata should, whatever it is. */
  get storedMetadata(): unknown {
    return parseStored(this.#metadataJson);
  }

  get data(): unknown {
    return (this.#data ??= this.#objectOf(this.#dataJson));
  }

  get metadata(): EventMetadata {
    return (this.#metadata ??= this.#objectOf(this.#metadataJson) as EventMetadata);
  }

  #objectOf(json: string): Record<string, unknown> {
    const value = parseStored(json);
    if (!isObject(value)) throw new UnreadableEvent(this, whyNoObject(value));
    return value;
  }
}
