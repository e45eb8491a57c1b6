/** The event log and documents in SQLite files. */
export { copyDocuments } from './documents/copy-documents.ts';
export { startCheckpointThread } from './documents/sqlite/checkpoint-thread.ts';
export { type Partitioning, partitionDocuments } from './documents/sqlite/partitioned-documents.ts';
export { removeSqliteFile, replaceSqliteDocuments } from './documents/sqlite/replace-sqlite-documents.ts';
export { type SqliteDocumentsOptions, openSqliteDocuments } from './documents/sqlite/sqlite-documents.ts';
export { RESTORING, lockFolder } from './event-log/sqlite/folder-lock.ts';
export { openReadOnlyLog } from './event-log/sqlite/read-only-log.ts';
export { openSqliteEventLog } from './event-log/sqlite/sqlite-event-log.ts';
export { eventsFile, openForWriting, prepareLogFile, requireLogIn } from './event-log/sqlite/sqlite-schema.ts';
export { OWNER_ONLY_FILE, closeToOthers, makeOwnDatabaseFile, makeOwnFolder } from './sqlite-files/owner-only.ts';
export { damageOf } from './sqlite-files/soundness.ts';
