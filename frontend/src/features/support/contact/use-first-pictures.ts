import type { Submitted } from '#contracts/calls/upload.ts';
import { useUploadsBy } from '../../../api/uploads/use-uploads.ts';
import { newId } from '../../../browser/new-id.ts';
import { useReplyToContactMutation } from './api.ts';
import { uploadContactPictures } from './upload-contact-pictures.ts';

type HeldPicture = Submitted & { file: File };

const MAX_PICTURES = 10;

/**
 * Pictures of a visitor's first request. They stay in the browser until the code has confirmed the email, so that
 * unconfirmed visitors store no files on the server. Then they are sent as the thread's second message.
 */
export function useFirstPictures() {
  const uploads = useUploadsBy<HeldPicture>({ upload: hold, most: MAX_PICTURES });
  const [reply] = useReplyToContactMutation();

  async function sendTo(token: string): Promise<void> {
    const files = uploads.uploaded.map(({ file }) => file);
    if (files.length === 0) return;
    const sent = await uploadContactPictures(token, files);
    const attachments = sent.map(({ url, name, contentType }) => ({ url, name, contentType }));
    await reply({ body: { token, text: '', attachments, clientTempId: newId() } }).unwrap();
  }

  return { uploads, sendTo };
}

export type FirstPictures = ReturnType<typeof useFirstPictures>;

function hold(files: readonly File[]): Promise<HeldPicture[]> {
  return Promise.resolve(files.map((file) => ({ id: newId(), name: file.name, contentType: file.type, file })));
}
