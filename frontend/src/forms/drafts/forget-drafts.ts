import { browserStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { keptFiles } from './kept-files.ts';

/** Everybody's, when somebody signs out or another signs in. A list of files whose marks are gone is nobody's (`drafts.ts`). */
export async function forgetDrafts(): Promise<void> {
  browserStorage.removeItem(storageKeys.drafts);
  await keptFiles.clear();
}
