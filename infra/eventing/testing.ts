/** Doubles and temporary data for tests. */
export { overwrite } from './testing/damaged-file.ts';
export { handleWith } from './testing/handle-with.ts';
export { lostFollower } from './testing/lost-follower.ts';
export { memoryDocuments } from './testing/memory-documents.ts';
export { createMemoryEventLog } from './testing/memory-event-log.ts';
export { ownPartOfLog } from './testing/own-part-of-log.ts';
export { silentLogger } from './testing/silent-logger.ts';
export { temporaryFolder } from './testing/temporary-folder.ts';
