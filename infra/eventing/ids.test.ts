import fc from 'fast-check';
import { validate, version } from 'uuid';
import { describe, expect, test, vi } from 'vitest';
import { derivedId, newId } from './ids.ts';

describe('ids', () => {
  test('new ones sort by the time they were made at', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const madeAt = (time: string) => {
        vi.setSystemTime(time);
        return newId();
      };
      const ids = [madeAt('2027-01-31T15:59:00.000Z'), madeAt('2027-01-31T15:59:00.001Z')];
      expect(ids.map(version)).toEqual([7, 7]);
      expect(ids.toSorted()).toEqual(ids);
      const timeOf = (id: string) => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
      expect(ids.map(timeOf)).toEqual(['2027-01-31T15:59:00.000Z', '2027-01-31T15:59:00.001Z']);
    } finally {
      vi.useRealTimers();
    }
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
