import { decodedReads } from './decoded-reads.ts';
import type { EventMetadata, RecordedEvent } from './envelope.ts';
import type { DecodedLog, EventLog } from './port.ts';

/** For events without schemas: each is taken as its type says, and none is foreign. */
export function withoutSchemas<Metadata extends EventMetadata>(eventLog: EventLog<Metadata>): DecodedLog<Metadata> {
  return {
    ...eventLog,
    // What this product appended has its metadata.
    ...decodedReads(eventLog, (event) => event as RecordedEvent<string, unknown, Metadata>),
  };
}
