/** Detects a file's type by its first bytes; the declared type and the name are ignored. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';
export type MediaType = PictureType | 'application/pdf';

type Mark = { offset: number; bytes: readonly number[] };

const marks: Record<MediaType, readonly Mark[]> = {
  'image/png': [{ offset: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  'image/jpeg': [{ offset: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/webp': [
    { offset: 0, bytes: ascii('RIFF') },
    { offset: 8, bytes: ascii('WEBPVP8') },
  ],
  'application/pdf': [{ offset: 0, bytes: ascii('%PDF-') }],
};

export const pictures: readonly PictureType[] = ['image/png', 'image/jpeg', 'image/webp'];
export const documents: readonly MediaType[] = [...pictures, 'application/pdf'];

/** The file's type if accepted, else undefined. */
export function mediaTypeOf(bytes: Uint8Array, accepted: readonly MediaType[]): MediaType | undefined {
  return accepted.find((type) => marks[type].every((mark) => hasMark(bytes, mark)));
}

function hasMark(file: Uint8Array, { offset, bytes }: Mark): boolean {
  return bytes.every((byte, index) => file[offset + index] === byte);
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'ascii')];
}
