const ADDRESS = /^\/api\/files\/([\w-]+)$/;

/** Id of an uploaded file by its URL; undefined for pictures shipped with the app (`/avatars/…`). */
export function uploadedFileId(url: string): string | undefined {
  return ADDRESS.exec(url)?.[1];
}
