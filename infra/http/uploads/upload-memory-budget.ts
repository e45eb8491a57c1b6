/** The memory that one upload holds. */
export type Holding = {
  /** False if the budget is exhausted: the upload must stop. */
  take(bytes: number): boolean;
  /** Complete; no longer a candidate for displacement. */
  settle(): void;
  release(): void;
};

type Upload = { accountId: string; bytes: number; settled: boolean; displaced: () => void };

export type UploadMemoryBudget = (accountId: string, displaced: () => void) => Holding;

/**
 * The memory of all uploads together, counted as bytes arrive. When it is exhausted, an upload of the account with
 * the largest share is cancelled (`displaced`) for an account with less, so that one sender cannot block all others.
 */
export function createUploadMemoryBudget(totalBytes: number): UploadMemoryBudget {
  const uploads = new Set<Upload>();
  let free = totalBytes;

  function heldBy(accountId: string): number {
    let bytes = 0;
    for (const upload of uploads) if (upload.accountId === accountId) bytes += upload.bytes;
    return bytes;
  }

  /** The largest incomplete upload of the account with the largest share. */
  function largest(): Upload | undefined {
    const arriving = [...uploads].filter(({ settled }) => !settled);
    return arriving.toSorted(
      (one, other) => heldBy(other.accountId) - heldBy(one.accountId) || other.bytes - one.bytes,
    )[0];
  }

  function release(upload: Upload): void {
    if (uploads.delete(upload)) free += upload.bytes;
  }

  /** Whether another upload was displaced. */
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
