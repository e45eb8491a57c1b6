import { expect, it } from 'vitest';
import { metresBetween, nearestTo, withRoom } from './around-a-pin.ts';

const kapitolyo = { name: 'Kapitolyo', lat: 14.5711, lng: 121.0597 };
const oranbo = { name: 'Oranbo', lat: 14.5756, lng: 121.0647 };

it('measures the straight distance in metres', () => {
  expect(metresBetween(kapitolyo, { ...kapitolyo, lat: kapitolyo.lat + 0.009 })).toBeCloseTo(1000.8, 0);
  expect(metresBetween(kapitolyo, kapitolyo)).toBe(0);
});

it('names the barangay with the nearest centre', () => {
  expect(nearestTo({ lat: 14.5706, lng: 121.0581 }, [oranbo, kapitolyo])).toEqual({
    name: 'Kapitolyo',
    metres: expect.closeTo(181, 0),
  });
  expect(nearestTo(kapitolyo, [])).toBeNull();
});

it('draws names that have room, the nearest to the centre first', () => {
  const label = (name: string, x: number, y: number) => ({ of: name, name, x, y });
  expect(
    withRoom(
      [label('Oranbo', 120, 104), label('Kapitolyo', 100, 100), label('Ugong', 100, 140), label('Pineda', 300, 100)],
      { x: 100, y: 100 },
    ),
  ).toEqual(['Kapitolyo', 'Ugong', 'Pineda']);
});
