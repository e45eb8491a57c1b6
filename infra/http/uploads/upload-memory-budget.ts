/** What an upload holds of the budget. */
export type Holding = {
  /** False where there is no room: the upload can't go on. */
  take(bytes: number): boolean;
  /** It has arrived whole, and is no longer asked to make room. */
  settle(): void;
  release(): void;
};

type Upload = { accountId: string; bytes: number; settled: boolean; displaced: () => void };

export type UploadMemoryBudget = (accountId: string, displaced: () => void) => Holding;

/**
 * The memory that all uploads may hold together, taken as they arrive: who has sent little holds little. When it is used
 * up, an upload of the account that holds most makes room (`displaced`) for one that holds less, so that nobody can
 * refuse everybody by filling it.
 */
export function createUploadMemoryBudget(totalBytes: number): UploadMemoryBudget {
  const uploads = new Set<Upload>();
  let free = totalBytes;

  function heldBy(accountId: string): number {
    let bytes = 0;
    for (const upload of uploads) if (upload.accountId === accountId) bytes += upload.bytes;
    return bytes;
  }

  /** The largest that still arrives, of the account that holds most. */
  function largest(): Upload | undefined {
    const arriving = [...uploads].filter(({ settled }) => !settled);
    return arriving.toSorted(
      (one, other) => heldBy(other.accountId) - heldBy(one.accountId) || other.bytes - one.bytes,
    )[0];
  }

  function release(upload: Upload): void {
    if (uploads.delete(upload)) free += upload.bytes;
  }

  /** Whether another made room for it. */
  function displaceOne({ accountId }: Upload, bytes: number): boolean {
    const other = largest();
    if (!other || heldBy(other.accountId) <= heldBy(accountId) + bytes) return false;
    release(other);
    other.displaced();
    return true;
  }

  return (accountId, displaced) => {
    const upload: Upload = { accountId, bytes: 0, settled: false, displaced };
    uploads.add(upload);
    return {
      take(bytes) {
        while (bytes > free) if (!displaceOne(upload, bytes)) return false;
        if (!uploads.has(upload)) return false;
        free -= bytes;
        upload.bytes += bytes;
        return true;
      },
      settle: () => void (upload.settled = true),
      release: () => release(upload),
    };
  };
}
