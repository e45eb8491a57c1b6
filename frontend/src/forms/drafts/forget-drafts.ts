import { browserStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/**
 * Everybody's, when somebody signs out or another signs in. A list of files whose marks are gone is nobody's (`drafts.ts`),
 * which also sweeps what could not be taken away here, without a network.
 */
export async function forgetDrafts(): Promise<void> {
  browserStorage.removeItem(storageKeys.drafts);
  await import('./kept-files.ts').then(({ keptFiles }) => keptFiles.clear()).catch(() => undefined);
}
