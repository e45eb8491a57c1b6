import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Submitted, Uploaded } from '#contracts/calls/upload.ts';
import { uploadPortfolio } from './upload.ts';
import { createUploadList, type ChosenFile, type UploadList, type UploadOptions } from './upload-list.ts';

const MAX_FILES = 10;

/**
 * Files for a booking, portfolio or form: uploaded at once, each with its own status, and dropped with their screen.
 * `existing`: files that the server already has.
 */
export function useUploads({
  existing = [],
  most = MAX_FILES,
  upload = uploadPortfolio,
}: { existing?: readonly Uploaded[]; most?: number | undefined; upload?: UploadOptions<Uploaded>['upload'] } = {}) {
  return useUploadsBy({ upload, most, existing: existing.map(existingFile) });
}

/** The same with a custom upload function. */
export function useUploadsBy<Kept extends Submitted>(options: UploadOptions<Kept>) {
  const [list] = useState(() => createUploadList(options));
  useEffect(() => () => list.close(), [list]);
  return useUploadList(list);
}

/** State and actions of an upload list. */
export function useUploadList<Kept extends Submitted>(list: UploadList<Kept>) {
  const files = useSyncExternalStore(list.subscribe, list.files, list.files);
  const { add, remove, retry, clear } = list;
  return {
    files,
    add,
    remove,
    retry,
    clear,
    isFull: list.isFull(),
    isBusy: files.some(({ status }) => status === 'uploading'),
    uploaded: files.flatMap((one) => (one.status === 'uploaded' ? [one.uploaded] : [])),
  };
}

function existingFile(uploaded: Uploaded): ChosenFile<Uploaded> {
  const { name, contentType, url } = uploaded;
  return { id: uploaded.id, name, contentType, preview: url, status: 'uploaded', uploaded };
}

/** Props of the components that show uploads. */
export type Uploads = Omit<ReturnType<typeof useUploadsBy>, 'uploaded'>;
