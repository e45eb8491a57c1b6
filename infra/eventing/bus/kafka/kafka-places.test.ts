import { describe, expect, test } from 'vitest';
import { createPlaces } from './kafka-places.ts';

const message = (offset: number, timestamp: number, key = 'b1') => ({
  offset: String(offset),
  timestamp: String(timestamp),
  key: Buffer.from(key),
});
const ends = (...each: number[]) => new Map(each.map((end, partition) => [partition, String(end)]));

describe('the position of a consumer', () => {
  test('starts after the end that it found', () => {
    const places = createPlaces();
    places.fit(ends(3, 0));
    expect([places.start(0), places.start(1)]).toEqual(['2', '0']);
    expect(places.recognize(0, message(2, 100))).toBe('had');
    expect(places.recognize(0, message(3, 101))).toBe('next');
    expect(places.recognize(1, message(0, 101))).toBe('next');
  });

  test('continues after its last message, across any number of restarts', () => {
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

  test('skips messages deleted for their age', () => {
    const places = createPlaces();
    places.fit(ends(5));
    expect(places.start(0)).toBe('4');
    expect(places.recognize(0, message(7, 100))).toBe('next');
  });

  test.each([
    ['shorter than the position', 1],
    ['empty', 0],
    ['missing the partition', undefined],
  ])('restarts at the beginning of a recreated topic that is %s', (_, end) => {
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
    ['with another time', message(1, 201)],
    ['with another key', message(1, 101, 'b2')],
  ])('detects a recreated and longer topic by a message %s, and restarts at the beginning', (_, found) => {
    const places = createPlaces();
    places.fit(ends(0));
    for (const offset of [0, 1]) places.taken(0, message(offset, 100 + offset));
    places.fit(ends(9));
    expect(places.start(0)).toBe('1');
    expect(places.recognize(0, found)).toBe('foreign');
    expect(places.start(0)).toBe('0');
    expect(places.recognize(0, message(0, 200))).toBe('next');
  });
});
