import type { Files } from '#infra/files/port.ts';

export type OpenedFile = { bytes: Uint8Array; contentType: string; name: string };

/** An uploaded file by its id, for whoever knows the id. */
export async function openFile(files: Files, id: string): Promise<OpenedFile | undefined> {
  return files.get(id);
}
