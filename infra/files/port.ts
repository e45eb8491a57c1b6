export type StoredFile = { bytes: Uint8Array; contentType: string; name: string };

/** Uploads. Ids can't be guessed, and a stored file never changes. Throws EngineUnavailable when files can't be taken or given now. */
export type Files = {
  put(bytes: Uint8Array, about: { contentType: string; name: string }): Promise<{ id: string }>;
  /** Undefined for any id that `put` did not give, whatever its form. */
  get(id: string): Promise<StoredFile | undefined>;
  close(): Promise<void>;
};
