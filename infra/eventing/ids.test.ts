import fc from 'fast-check';
import { validate, version } from 'uuid';
import { describe, expect, test } from 'vitest';
import { derivedId, newId } from './ids.ts';

describe('ids', () => {
  test('sort by creation time', () => {
    const before = Date.now().toString(16).padStart(12, '0');
    const id = newId();
    const after = Date.now().toString(16).padStart(12, '0');
    expect(version(id)).toBe(7);
    const made = id.replace('-', '').slice(0, 12);
    expect(made >= before && made <= after).toBe(true);
  });

  test('derives a stable id with the same time from an id', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [4, 7, 8] }), fc.string(), (from, name) => {
        const id = derivedId(name, from);
        expect(validate(id) && version(id)).toBe(8);
        expect(id.slice(0, 13)).toBe(from.slice(0, 13));
        expect(derivedId(name, from)).toBe(id);
      }),
    );
  });

  test('derives an id from any other text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, name) => {
        const id = derivedId(name, from);
        expect(validate(id) && version(id)).toBe(8);
        expect(derivedId(name, `${from}.`)).not.toBe(id);
      }),
    );
  });

  test('derives different ids for different names', () => {
    const from = newId();
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(derivedId(one, from)).not.toBe(derivedId(other, from));
      }),
    );
  });
});
