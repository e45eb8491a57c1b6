import type { EventMetadata, RecordedEvent } from '#contracts/events/envelope.ts';

/**
 * An event that is parsed as far as somebody looks into it: parsing is the dearest part of reading, and of all events of
 * the log a rebuild's thread needs the metadata of some and the data of others. It reads like any event, but what is
 * parsed is no property of its own: it is not for being copied, compared or sent.
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

  get data(): unknown {
    return (this.#data ??= JSON.parse(this.#dataJson));
  }

  get metadata(): EventMetadata {
    return (this.#metadata ??= JSON.parse(this.#metadataJson));
  }
}
