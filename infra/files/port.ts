import type { Readable } from 'node:stream';

export type FileDescription = { contentType: string; name: string };

export type StoredFile = FileDescription & { sizeBytes: number };

/** Both ends belong to it, as in HTTP, and lie within the file. */
export type ByteRange = { start: number; end: number };

/** Whoever opens a file reads `content` to its end or destroys it: until then it keeps a descriptor. */
export type OpenFile = StoredFile & { content: Readable };

/** Uploads. Ids can't be guessed, and a stored file never changes. Throws EngineUnavailable when files can't be taken or given now. */
export type Files = {
  put(bytes: Uint8Array, description: FileDescription): Promise<{ id: string }>;
  /** Undefined for any id that `put` did not give, whatever its form. */
  about(id: string): Promise<StoredFile | undefined>;
  /** The bytes come as fast as they are read: of a large file only a small part is in memory. Undefined as in `about`. */
  open(id: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Whoever is reading the file reads it to its end. Of what is not there nothing happens. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};
