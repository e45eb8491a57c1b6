import type { Uploaded } from '#contracts/calls/upload.ts';
import { contactCalls } from '#contracts/calls/support-contact.ts';
import { THREAD_HEADER } from '#contracts/headers.ts';
import { itemsOf, upload } from '../../../api/uploads/upload.ts';

/** Pictures of a visitor, who shows by the token of their mail's link that they may send some: shrunk already. */
export async function uploadContactPictures(token: string, files: readonly File[]): Promise<Uploaded[]> {
  return itemsOf(
    await upload(contactCalls.uploadContactPictures, files, 'portfolioUploadFailed', {}, { [THREAD_HEADER]: token }),
  );
}
