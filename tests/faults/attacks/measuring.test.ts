import { expect, it } from 'vitest';
import { addressOf, kernelName } from './addresses.ts';
import { percentile } from '../../harness/percentile.ts';
import { checksOf } from './verdict.ts';

/** The attacks run as their own step (main.ts); this file tests their criteria. */

it('names a connection’s end in the kernel’s format', () => {
  expect(kernelName('127.0.0.1', 4000)).toBe('0100007F:0FA0');
  expect(kernelName(addressOf('attackers', 258), 80)).toBe('0201427F:0050');
});

it('computes the 99th percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1), percentile([7], 0.99)]).toEqual([
    50, 99, 100, 7,
  ]);
});

const sample = (ms: number, failure: string | null = null) => ({ kind: 'read' as const, startedAt: 0, ms, failure });
const quick = Array.from({ length: 600 }, () => sample(2));
const before = { megabytes: 400, descriptors: 70 };
const after = { ...before, connections: 0, seconds: 1 };
const tallies = new Map([['slow readers' as const, { counts: {}, complaints: [] as string[] }]]);

function failuresOf(course: Partial<Parameters<typeof checksOf>[0]>): string[] {
  return checksOf({ tallies, stretches: [quick], peakMegabytes: 410, after, ...course }, before).flatMap(
    ({ failure }) => failure ?? [],
  );
}

it('reports no failure for a good run', () => {
  expect(failuresOf({})).toEqual([]);
});

it.each([
  [
    'one in fifty was slow',
    { stretches: [[...quick, ...Array.from({ length: 12 }, () => sample(150))]] },
    /^p99 150 ms \(read up to 150 ms\)$/,
  ],
  [
    'it was slow only for a while',
    { stretches: [quick, [...quick, ...Array.from({ length: 12 }, () => sample(150))], quick, quick] },
    /^p99 150 ms/,
  ],
  [
    'a request was refused',
    { stretches: [[...quick, sample(2, 'answered 503')]] },
    /^1 of 601 actions failed, the first with answered 503$/,
  ],
  ['too few actions were measured', { stretches: [quick.slice(0, 400)] }, /^too few/],
  ['memory stays', { after: { ...after, megabytes: 451 } }, /^400 MB before, 451 MB after/],
  ['a connection is held', { after: { ...after, connections: 1 } }, /^1 connections/],
  ['descriptors stay open', { after: { ...after, descriptors: 90 } }, /^70 descriptors before, 90 after$/],
  [
    'the attacker complains',
    { tallies: new Map([['slow readers' as const, { counts: {}, complaints: ['150 of 150 were open'] }]]) },
    /^150 of 150/,
  ],
])('reports that %s', (_, course, failure) => {
  expect(failuresOf(course)).toEqual([expect.stringMatching(failure)]);
});
