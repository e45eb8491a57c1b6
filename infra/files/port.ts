export type FileDescription = { contentType: string; name: string };

export type StoredFile = FileDescription & { sizeBytes: number };

/** Inclusive at both ends, as in HTTP, and within the file. */
export type ByteRange = { start: number; end: number };

/** The caller must close the file, which holds a descriptor. */
export type OpenFile = StoredFile & {
  /**
   * Reads the next bytes into the start of `into`, up to its length, and resolves to their number; 0 at the end. One
   * read at a time.
   */
  read(into: Uint8Array): Promise<number>;
  close(): Promise<void>;
};

/**
 * Uploads. Ids cannot be guessed, and a stored file never changes. Throws EngineUnavailable if the store cannot be read
 * or written.
 */
export type Files = {
  put(bytes: Uint8Array, description: FileDescription): Promise<{ id: string }>;
  /** Undefined for an unknown id of any form. */
  about(id: string): Promise<StoredFile | undefined>;
  /** Reads a large file in parts. Undefined as in `about`. */
  open(id: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Reads in progress finish. A missing file is ignored. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};
