import { destinationOf } from '#contracts/place/reach.ts';
import { type Bits, countBits, emptyBits, keepCommon, numbersIn, setBit } from './bits.ts';
import { type Place, reachingHomes } from './reaching-homes.ts';
import type { Reading, ReadWord } from './reading.ts';
import { vagueWords } from './service-words.ts';
import type { WorkerIndex } from './worker-index.ts';

/**
 * How well everybody fits the words of a search: by number, 0 to 1; nobody fits better than `best`. `unmatched`: words that
 * fit nobody, and were left out.
 */
export type Fits = { found: Bits; fit: (number: number) => number; best: number; unmatched: readonly string[] };

/** Who lives in the place itself, and who only comes there. */
const AT_HOME = 0.95;
const COMES_THERE = 0.8;

/**
 * Everybody whom all words fit; else, of words that say nothing of anybody beside some that do, the latter. The
 * fits are those of the search that asked last: memory for everybody's is not taken anew each time.
 */
export function fitting(index: WorkerIndex, { words, place, otherTrade }: Reading, usualRadiusKm: number): Fits {
  const named = words.filter(({ ofPlace }) => ofPlace);
  const others = words.filter(({ ofPlace }) => !ofPlace);
  const groups = others.map((word, nr) => wordGroup(index, word, nr));
  const unmatched = others.filter((_, nr) => groups[nr]?.best === 0).map(({ word }) => word);
  if (place && named.length > 0) {
    const group = placeGroup(index, { destination: destinationOf(place.place), usualRadiusKm }, groups.length);
    // A place's name may be a person's, too.
    for (const word of named) addWord(index, group, word);
    groups.push(group);
  }
  const matched = groups.filter(({ isPlace, best }) => isPlace || best > 0);
  const isStrong = words.some(otherTrade ? saysWhatElse : saysWhatOrWhere);
  return { ...everyGroup(index, matched, { asked: groups.length, isStrong }), unmatched };
}

const STRONG = 0.5;

const saysWhatOrWhere = ({ ofPlace, strength }: ReadWord) => ofPlace || strength >= STRONG;

/** "driver for moving" looks for movers; "massage at home" and "welder sa Pasig" for nobody here. */
const saysWhatElse = ({ word, ofPlace, strength }: ReadWord) => !ofPlace && strength >= STRONG && !vagueWords.has(word);

/** Whom a part of the search fits, and how well: by number, 0 where it doesn't. */
type Group = { found: Bits; fits: Float32Array; isPlace: boolean; best: number };

function emptyGroup(index: WorkerIndex, nr: number, isPlace: boolean): Group {
  return { found: emptyBits(index.count()), fits: index.emptyFits(nr), isPlace, best: 0 };
}

function add(group: Group, number: number, fit: number): void {
  if (fit <= (group.fits[number] ?? 0)) return;
  group.fits[number] = fit;
  setBit(group.found, number, true);
  if (fit > group.best) group.best = fit;
}

function wordGroup(index: WorkerIndex, word: ReadWord, nr: number): Group {
  const group = emptyGroup(index, nr, false);
  addWord(index, group, word);
  return group;
}

function addWord(index: WorkerIndex, group: Group, { services, terms }: ReadWord): void {
  addOffering(index, group, services);
  addSaying(group, terms);
}

function addOffering(index: WorkerIndex, group: Group, services: ReadWord['services']): void {
  for (const [serviceId, fits] of services) {
    const { entries, weights } = index.offering(serviceId) ?? { entries: [], weights: [] };
    for (let at = 0; at < entries.length; at++) add(group, entries[at] ?? 0, fits * (weights[at] ?? 0));
  }
}

function addSaying(group: Group, terms: ReadWord['terms']): void {
  for (const { term, likeness } of terms)
    for (let at = 0; at < term.entries.length; at++) {
      const number = term.entries[at] ?? 0;
      const says = likeness * (term.weights[at] ?? 0);
      add(group, number, Math.min(1, Math.max(says, group.fits[number] ?? 0) + SAYS_SO * says));
    }
}

/** Who says what they are asked for comes before who only does it. */
const SAYS_SO = 0.1;

/** Everybody who comes to that place, those first who are of it. */
function placeGroup(index: WorkerIndex, place: Place, nr: number): Group {
  const group = emptyGroup(index, nr, true);
  for (const { people, wayKm } of reachingHomes(index, place))
    for (const number of people) add(group, number, wayKm <= NEXT_DOOR_KM ? AT_HOME : COMES_THERE);
  return group;
}

const NEXT_DOOR_KM = 5;

/**
 * Words that fit nobody are left out where another one is strong: "karaoke cleaning" looks for cleaning, "karaoke rental"
 * for nothing.
 */
function everyGroup(
  index: WorkerIndex,
  groups: readonly Group[],
  { asked, isStrong }: { asked: number; isStrong: boolean },
): Omit<Fits, 'unmatched'> {
  const [first, ...others] = groups;
  if (!first || (groups.length < asked && !isStrong)) return { found: emptyBits(0), fit: () => 0, best: 0 };
  const all = others.reduce((found, group) => keepCommon(found, group.found), first.found.slice());
  return {
    found: countBits(all) > 0 ? all : withoutOne(index, groups),
    fit: (number) => meanOf(groups, number),
    best: groups.reduce((sum, { best }) => sum + best, 0) / groups.length,
  };
}

function meanOf(groups: readonly Group[], number: number): number {
  let sum = 0;
  for (const { fits } of groups) sum += fits[number] ?? 0;
  return sum / groups.length;
}

/** Nobody does all of it: whom all groups but one fit, that of the place in any case, and that of some word. */
function withoutOne(index: WorkerIndex, groups: readonly Group[]): Bits {
  const nearly = emptyBits(index.count());
  const ofWords = groups.filter(({ isPlace }) => !isPlace);
  if (ofWords.length < 2) return nearly;
  for (const left of ofWords) {
    const kept = groups.filter((group) => group !== left).map(({ found }) => found);
    const [first = emptyBits(0), ...others] = kept;
    for (const number of numbersIn(others.reduce(keepCommon, first.slice()))) setBit(nearly, number, true);
  }
  return nearly;
}
