/** The event log on EventStoreDB and KurrentDB (`@eventstore/db-client`). */
export { type EventStoreLog, openEventStoreLog } from './event-log/eventstore/eventstore-event-log.ts';
