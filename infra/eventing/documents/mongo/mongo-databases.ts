import { openMongoDocuments } from './mongo-documents.ts';
import type { Documents, LeavesOut } from '../port.ts';

/** What nothing can rebuild lies in a database of its own, so that it is backed up, and guarded, by itself. */
export function openMongoDatabases(
  url: string,
  onRebuilt?: () => void,
  onUnreadable?: LeavesOut['onUnreadable'],
): { documents: Documents; privateDocuments: Documents } {
  const database = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'suki';
  return {
    documents: openMongoDocuments({ url, database, onRebuilt, onUnreadable }),
    privateDocuments: openMongoDocuments({ url, database: `${database}-private`, onRebuilt }),
  };
}
