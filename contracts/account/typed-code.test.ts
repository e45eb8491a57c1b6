import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTypedCode, isTypedCode, typedCode } from './typed-code.ts';

test('reads a code as it was sent, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const code = typedCode(bytes);
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      const spellings = [code, code.toLowerCase(), code.replaceAll('-', ''), code.replaceAll('-', ' ')];
      for (const typed of [...spellings, code.replaceAll('0', 'O').replaceAll('1', 'l')]) {
        expect(isTypedCode(typed)).toBe(true);
        expect(asTypedCode(typed)).toBe(code);
      }
    }),
  );
});

test.each(['123456', '', 'a'.repeat(24), 'UUUU-UUUU-UUUU'])('rejects "%s"', (text) => {
  expect(isTypedCode(text)).toBe(false);
});
