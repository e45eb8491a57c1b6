import type { OpenFile } from './port.ts';

/** Reads all bytes of an open file or range and closes it. For files known to be small. */
export async function fileBytes(file: Pick<OpenFile, 'read' | 'close' | 'sizeBytes'>): Promise<Buffer> {
  const bytes = Buffer.alloc(file.sizeBytes);
  let length = 0;
  try {
    for (let read = 1; read > 0; length += read) read = await file.read(bytes.subarray(length));
  } finally {
    await file.close();
  }
  return bytes.subarray(0, length);
}
