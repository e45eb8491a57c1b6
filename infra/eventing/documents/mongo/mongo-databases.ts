import { openMongoDocuments } from './mongo-documents.ts';
import type { Documents } from '../port.ts';

/** What nothing can rebuild lies in a database of its own, so that it is backed up, and guarded, by itself. */
export function openMongoDatabases(
  url: string,
  onRebuilt?: () => void,
): { documents: Documents; privateDocuments: Documents } {
  const database = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'suki';
  return {
    documents: openMongoDocuments({ url, database, onRebuilt }),
    privateDocuments: openMongoDocuments({ url, database: `${database}-private`, onRebuilt }),
  };
}
