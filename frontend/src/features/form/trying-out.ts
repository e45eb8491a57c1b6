import { createContext } from 'react';
import type { Uploaded } from '#contracts/calls/upload.ts';
import { newId } from '../../browser/new-id.ts';

/** Questions are only tried out, by whoever builds them: what is answered goes nowhere. */
export const TryingOut = createContext(false);

/** In place of an upload. */
export async function previewUpload(files: readonly File[]): Promise<Uploaded[]> {
  return files.map(({ name, type }) => ({ id: newId(), url: `/${newId()}`, name, contentType: type }));
}
