import type { Documents } from '../eventing/documents.ts';
import { lazyOnce } from '../eventing/resilience.ts';
import type { ByteRange, FileDescription, Files, OpenFile, StoredFile } from './port.ts';

/** The purpose in a signed grant to read one of these files. */
export const READ_PRIVATE_FILE = 'read-private-file';

/**
 * Files with restricted access. Their ids may be public (in events, for other systems); only the private documents
 * map them to ids in the file store.
 */
export type PrivateFiles = Pick<Files, 'about' | 'open'> & {
  has(id: string): Promise<boolean>;
  /** Stores the file under the caller's id. Idempotent: an existing file stays. */
  keep(id: string, bytes: Uint8Array, description: FileDescription): Promise<void>;
  /** Deletes the file; idempotent. */
  remove(id: string): Promise<void>;
};

const COLLECTION = 'private-files';
type FileReference = { fileId: string };

export function createPrivateFiles({ files, documents }: { files: Files; documents: Documents }): PrivateFiles {
  const ready = lazyOnce(() => documents.ensure({ name: COLLECTION }));

  async function fileIdOf(id: string): Promise<string | undefined> {
    await ready();
    return (await documents.get<FileReference>(COLLECTION, id))?.document.fileId;
  }

  async function found<Found>(
    id: string,
    read: (fileId: string) => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const fileId = await fileIdOf(id);
    return fileId === undefined ? undefined : read(fileId);
  }

  return {
    has: async (id) => (await fileIdOf(id)) !== undefined,
    about: (id): Promise<StoredFile | undefined> => found(id, (fileId) => files.about(fileId)),
    open: (id, range?: ByteRange): Promise<OpenFile | undefined> => found(id, (fileId) => files.open(fileId, range)),

    async keep(id, bytes, description) {
      if ((await fileIdOf(id)) !== undefined) return;
      const { id: fileId } = await files.put(bytes, description);
      const [kept] = await documents.write([
        { collection: COLLECTION, id, document: { fileId } satisfies FileReference, position: 1, ifPosition: 'none' },
      ]);
      // A concurrent call stored the same document first.
      if (!kept) await files.remove(fileId);
    },

    /** Deletes the file before the note that locates it. */
    async remove(id) {
      const fileId = await fileIdOf(id);
      if (fileId === undefined) return;
      await files.remove(fileId);
      await documents.write([{ collection: COLLECTION, id, document: null, position: 2, ifPosition: 1 }]);
    },
  };
}
