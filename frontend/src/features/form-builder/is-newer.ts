type At = { revision: number };

/**
 * Whether somebody else saved what is read. One's own save may be read before it is answered; that of others meanwhile
 * shows once it is.
 */
export function isNewer(read: At, { saved, isSaving }: { saved: At; isSaving: boolean }): boolean {
  return !isSaving && read.revision > saved.revision;
}
