import { createContext } from 'react';
import type { Uploaded } from '#contracts/calls/upload.ts';
import { newId } from '../../browser/new-id.ts';

/** Whether the questions are a preview in the form builder: answers are not stored. */
export const PreviewMode = createContext(false);

/** Replaces the upload in a preview. */
export async function previewUpload(files: readonly File[]): Promise<Uploaded[]> {
  return files.map(({ name, type }) => ({ id: newId(), url: `/${newId()}`, name, contentType: type }));
}
