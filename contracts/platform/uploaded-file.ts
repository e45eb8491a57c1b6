const ADDRESS = /^\/api\/files\/([\w-]+)$/;

/** The id of the file that an address of ours opens; undefined for what the app ships (`/avatars/…`). */
export function uploadedFileId(url: string): string | undefined {
  return ADDRESS.exec(url)?.[1];
}
