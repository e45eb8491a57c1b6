import { openMongoDocuments } from './mongo-documents.ts';
import type { Documents, UnreadableOptions } from '../port.ts';

/** Private data has its own database, so that it can be backed up and protected separately. */
export function openMongoDatabases(
  url: string,
  onRebuilt?: () => void,
  onUnreadable?: UnreadableOptions['onUnreadable'],
): { documents: Documents; privateDocuments: Documents } {
  const database = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'suki';
  return {
    documents: openMongoDocuments({ url, database, onRebuilt, onUnreadable }),
    privateDocuments: openMongoDocuments({ url, database: `${database}-private`, onRebuilt }),
  };
}
