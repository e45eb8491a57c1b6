import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaTypeOf, documents, pictures } from './media-type.ts';

const starts = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'image/webp': Buffer.concat([Buffer.from('RIFF'), Buffer.from([1, 2, 3, 4]), Buffer.from('WEBPVP8 ')]),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
};

test.each(Object.entries(starts))('recognises %s by its first bytes', (type, bytes) => {
  expect(mediaTypeOf(bytes, documents)).toBe(type);
});

test('rejects a document as a picture', () => {
  expect(mediaTypeOf(starts['application/pdf'], pictures)).toBeUndefined();
});

test.each([
  ['a page with script', '<script>alert(1)</script>'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a GIF', 'GIF89a'],
  ['sound in the same container as WebP', 'RIFF1234WAVEfmt '],
  ['nothing', ''],
])('rejects %s', (_what, text) => {
  expect(mediaTypeOf(Buffer.from(text), documents)).toBeUndefined();
});

test('rejects a truncated start', () => {
  for (const [type, bytes] of Object.entries(starts)) {
    const needed = type === 'image/webp' ? 15 : ({ 'image/png': 8, 'image/jpeg': 3 }[type] ?? 5);
    for (let length = 0; length < needed; length++)
      expect(mediaTypeOf(bytes.subarray(0, length), documents)).toBeUndefined();
  }
});

test('accepts an empty input without an exception', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      const type = mediaTypeOf(bytes, documents);
      expect(type === undefined || documents.includes(type)).toBe(true);
    }),
  );
});
