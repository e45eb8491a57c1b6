/** Types of the event log with Suki's metadata. */
import type * as port from '#infra/eventing/event-log.ts';
import type { EventMetadata } from './envelope.ts';

export type EventLog = port.EventLog<EventMetadata>;
export type DecodedLog = port.DecodedLog<EventMetadata>;
