import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCells } from './cells.ts';

const pasig = { lat: 14.5764, lng: 121.0851, city: 'Pasig' };
const makati = { lat: 14.5547, lng: 121.0244, city: 'Makati' };
const places = [null, pasig, makati];

it('lists each worker once, best first, after any moves and changes of merit', () => {
  const change = fc.record({
    person: fc.nat(12),
    at: fc.nat(places.length - 1),
    merit: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const cells = createCells();
      const homeOf = new Map<number, number>();
      const latest = new Map<number, { at: number; merit: number }>();
      for (const { person, at, merit } of changes) {
        const reach = { location: places[at] ?? null, radiusKm: 10 };
        homeOf.set(person, cells.move(person, homeOf.get(person) ?? -1, reach, merit));
        latest.set(person, { at, merit });
      }
      const near: { person: number; km: number }[] = [];
      cells.outward(pasig, ({ people }, km) => near.push(...people.map((person) => ({ person, km }))));
      const there = (at: number) =>
        [...latest.keys()]
          .filter((person) => latest.get(person)?.at === at)
          .toSorted((one, other) => (latest.get(other)?.merit ?? 0) - (latest.get(one)?.merit ?? 0) || one - other);
      expect(near.map(({ person }) => person)).toEqual([...there(1), ...there(2)]);
      expect(cells.nowhere).toEqual(there(0));
      expect(near.every(({ km }, place) => km >= (near[place - 1]?.km ?? 0))).toBe(true);
    }),
  );
});
