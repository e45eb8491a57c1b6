import { openMongoDocuments } from './mongo-documents.ts';
import type { Documents, UnreadableOptions } from '../port.ts';

type Options = UnreadableOptions & {
  /** Names the client in the server's logs, and the database unless the address does. */
  name: string;
  onRebuilt?: () => void;
};

/** Private data has its own database, so that it can be backed up and protected separately. */
export function openMongoDatabases(
  url: string,
  { name, onRebuilt, onUnreadable }: Options,
): { documents: Documents; privateDocuments: Documents } {
  const database = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? name;
  return {
    documents: openMongoDocuments({ url, database, appName: name, onRebuilt, onUnreadable }),
    privateDocuments: openMongoDocuments({ url, database: `${database}-private`, appName: name, onRebuilt }),
  };
}
