export type FileDescription = { contentType: string; name: string };

export type StoredFile = FileDescription & { sizeBytes: number };

/** Both ends belong to it, as in HTTP, and lie within the file. */
export type ByteRange = { start: number; end: number };

/** Whoever opens a file closes it: until then it keeps a descriptor. */
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
  /** Of a large file nothing is in memory but what is read of it. Undefined as in `about`. */
  open(id: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Whoever is reading the file reads it to its end. Of what is not there nothing happens. */
  remove(id: string): Promise<void>;
  close(): Promise<void>;
};
