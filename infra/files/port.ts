export type FileDescription = { contentType: string; name: string };

export type StoredFile = FileDescription & { sizeBytes: number };

/** Both ends belong to it, as in HTTP, and lie within the file. */
export type ByteRange = { start: number; end: number };

/** The caller must close the file, which holds a descriptor. */
export type OpenFile = StoredFile & {
  /**
   * Puts what comes next at the beginning of `into`, as much as there is room for, and tells how many bytes that was: 0
   * at the end. One read at a time.
   */
  read(into: Uint8Array): Promise<number>;
  close(): Promise<void>;
};

/** Uploads. Ids can't be guessed, and a stored file never changes. Throws EngineUnavailable when files can't be taken or given now. */
export type Files = {
  put(bytes: Uint8Array, description: FileDescription): Promise<{ id: string }>;
  /** Undefined for any id that `put` did not give, whatever its form. */
  about(id: string): Promise<StoredFile | undefined>;
  /** Reads a large file in parts. Undefined as in `about`. */
  open(id: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Running reads finish. A missing file is ignored. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};
