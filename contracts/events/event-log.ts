/** The event log's types with our metadata in them, for everybody who reads our events. */
import type * as port from '#infra/eventing/event-log/port.ts';
import type { EventMetadata } from './envelope.ts';

export type EventLog = port.EventLog<EventMetadata>;
export type DecodedLog = port.DecodedLog<EventMetadata>;
