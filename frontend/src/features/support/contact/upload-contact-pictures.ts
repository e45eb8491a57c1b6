import type { Uploaded } from '#contracts/calls/upload.ts';
import { contactCalls } from '#contracts/calls/support-contact.ts';
import { THREAD_HEADER } from '#contracts/headers.ts';
import { itemsOf, upload } from '../../../api/uploads/upload.ts';

/** Uploads shrunk pictures of a visitor, authorised by the token of the mailed link. */
export async function uploadContactPictures(token: string, files: readonly File[]): Promise<Uploaded[]> {
  return itemsOf(
    await upload(contactCalls.uploadContactPictures, files, 'portfolioUploadFailed', {}, { [THREAD_HEADER]: token }),
  );
}
