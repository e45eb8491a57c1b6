import { describe, expect, test } from 'vitest';
import { createPlaces } from './kafka-places.ts';

const message = (offset: number, timestamp: number, key = 'b1') => ({
  offset: String(offset),
  timestamp: String(timestamp),
  key: Buffer.from(key),
});
const ends = (...each: number[]) => new Map(each.map((end, partition) => [partition, String(end)]));

describe('where a consumer is', () => {
  test('it begins with what comes after the end that it found', () => {
    const places = createPlaces();
    places.fit(ends(3, 0));
    expect([places.start(0), places.start(1)]).toEqual(['2', '0']);
    expect(places.recognize(0, message(2, 100))).toBe('had');
    expect(places.recognize(0, message(3, 101))).toBe('next');
    expect(places.recognize(1, message(0, 101))).toBe('next');
  });

  test('it goes on after what it has taken, however often it comes back', () => {
    const places = createPlaces();
    places.fit(ends(0));
    places.start(0);
    for (const offset of [0, 1]) places.taken(0, message(offset, 100 + offset));
    for (let times = 0; times < 2; times++) {
      places.fit(ends(4));
      expect(places.start(0)).toBe('1');
      expect(places.recognize(0, message(1, 101))).toBe('had');
      expect(places.recognize(0, message(2, 102))).toBe('next');
    }
  });

  test('a message that was deleted for its age is not waited for', () => {
    const places = createPlaces();
    places.fit(ends(5));
    expect(places.start(0)).toBe('4');
    expect(places.recognize(0, message(7, 100))).toBe('next');
  });

  test.each([
    ['shorter than its place', 1],
    ['empty', 0],
    ['without its partition', undefined],
  ])('of a topic that was made again, %s, it takes everything', (_, end) => {
    const places = createPlaces();
    places.fit(ends(2));
    places.fit(end === undefined ? new Map() : ends(end));
    expect(places.start(0)).toBe('0');
    expect(places.recognize(0, message(0, 200))).toBe('next');
    // Also when it has to come back before it has had any of it.
    places.fit(ends(3));
    expect(places.start(0)).toBe('0');
  });

  test.each([
    ['at another time', message(1, 201)],
    ['of another key', message(1, 101, 'b2')],
  ])(
    'a topic that was made again and is longer by now is known by a message %s, and taken from its beginning',
    (_, found) => {
      const places = createPlaces();
      places.fit(ends(0));
      for (const offset of [0, 1]) places.taken(0, message(offset, 100 + offset));
      places.fit(ends(9));
      expect(places.start(0)).toBe('1');
      expect(places.recognize(0, found)).toBe('foreign');
      expect(places.start(0)).toBe('0');
      expect(places.recognize(0, message(0, 200))).toBe('next');
    },
  );
});
