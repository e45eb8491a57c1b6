import type { OpenFile } from './port.ts';

/** All bytes of a file, or of the range it was opened for, which is closed afterwards: for files known to be small. */
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
