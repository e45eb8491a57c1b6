import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const PDF = 'application/pdf';

describe('the name of a stored file', () => {
  it.each([
    ['nbi.pdf', PDF, 'nbi.pdf'],
    ['clearance.pdf.hta', PDF, 'clearance.pdf'],
    ['nbi.html', PDF, 'nbi.pdf'],
    ['a.bat', PDF, 'a.pdf'],
    ['x.svg', 'image/png', 'x.png'],
    ['id\u202Efdp.exe', PDF, 'idfdp.pdf'],
    ['run.exe. .', PDF, 'run.pdf'],
    ['Juan.Dela.Cruz.PDF', PDF, 'Juan.Dela.Cruz.PDF'],
    ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
    ['Scan 10.30.15', 'image/jpeg', 'Scan 10.30.15.jpg'],
    ['../../etc/Mañana 証明.png', 'image/png', 'Mañana 証明.png'],
    ['C:\\papers\\id.webp', 'image/webp', 'id.webp'],
    ['.pdf', PDF, 'pdf.pdf'],
    ['\u3164\u200B', PDF, 'file.pdf'],
    ['page.html', 'text/html', 'page.bin'],
  ])('%j of %s is %s', (name, contentType, kept) => {
    expect(fileNameOf(name, contentType)).toBe(kept);
  });

  it('always ends with its type, is fully visible, and is stable', () => {
    const hard = fc.constantFrom(
      '\u202E',
      '\u2066',
      '\u200D',
      '\u0000',
      '\u3164',
      '.',
      ' ',
      '/',
      '\\',
      '.exe',
      '🙂',
      '\n',
    );
    const name = fc
      .array(fc.oneof(hard, fc.string({ unit: 'binary' })), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, (sent) => {
        const kept = fileNameOf(sent, PDF);
        expect(kept).toMatch(/^[^\\/\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]+\.pdf$/iu);
        expect(kept.length).toBeLessThanOrEqual(250);
        expect(fileNameOf(kept, PDF)).toBe(kept);
      }),
    );
  });
});
