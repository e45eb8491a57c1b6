type At = { revision: number };

/**
 * Whether another user saved the read version. The user's own save may be read before its response arrives, so other
 * saves count only after that.
 */
export function isNewer(read: At, { saved, isSaving }: { saved: At; isSaving: boolean }): boolean {
  return !isSaving && read.revision > saved.revision;
}
