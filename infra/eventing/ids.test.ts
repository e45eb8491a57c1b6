import fc from 'fast-check';
import { validate, version } from 'uuid';
import { describe, expect, test } from 'vitest';
import { derivedId, newId } from './ids.ts';

describe('ids', () => {
  test('new ones sort by the time they were made at', () => {
    const before = Date.now().toString(16).padStart(12, '0');
    const id = newId();
    const after = Date.now().toString(16).padStart(12, '0');
    expect(version(id)).toBe(7);
    const made = id.replace('-', '').slice(0, 12);
    expect(made >= before && made <= after).toBe(true);
  });

  test('what follows from an id begins with the same time and is always the same', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [4, 7, 8] }), fc.string(), (from, name) => {
        const id = derivedId(name, from);
        expect(validate(id) && version(id)).toBe(8);
        expect(id.slice(0, 13)).toBe(from.slice(0, 13));
        expect(derivedId(name, from)).toBe(id);
      }),
    );
  });

  test('what follows from any other text is an id, too', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, name) => {
        const id = derivedId(name, from);
        expect(validate(id) && version(id)).toBe(8);
        expect(derivedId(name, `${from}.`)).not.toBe(id);
      }),
    );
  });

  test('two names make two ids', () => {
    const from = newId();
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(derivedId(one, from)).not.toBe(derivedId(other, from));
      }),
    );
  });
});
