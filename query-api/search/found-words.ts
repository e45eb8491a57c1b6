import { destinationOf } from '#contracts/place/reach.ts';
import { addAll, type Bits, emptyBits, hasAny, intersectInPlace, setBit } from './bits.ts';
import { forEachHomeInReach, type Place } from './homes-in-reach.ts';
import { placeKinds } from './place-kinds.ts';
import type { Reading, ReadWord } from './reading.ts';
import { vagueWords } from './service-words.ts';
import type { WorkerIndex } from './worker-index.ts';

/**
 * How well workers match the search: by number, 0 to 1, at most `best`. `unmatched`: words that match no worker, and
 * were ignored.
 */
export type Fits = { found: Bits; fit: (number: number) => number; best: number; unmatched: readonly string[] };

/** A worker's match by place: based there, or reaching it. */
const AT_HOME = 0.95;
const COMES_THERE = 0.8;

/**
 * Workers who match all words; else words that match no one are ignored if others match. The fits belong to the latest
 * search only: their memory is reused.
 */
export function fitting(index: WorkerIndex, { words, place, otherTrade }: Reading, usualRadiusKm: number): Fits {
  const named = words.filter(({ ofPlace }) => ofPlace);
  const others = words.filter(({ ofPlace }) => !ofPlace);
  const groups = others.map((word, nr) => wordGroup(index, word, nr));
  const unmatched = others.filter((_, nr) => groups[nr]?.best === 0).map(({ word }) => word);
  if (place && named.length > 0) {
    const group = placeGroup(index, { destination: destinationOf(place.place), usualRadiusKm }, groups.length);
    // A place name may be a person's name, too.
    for (const word of named) if (!placeKinds.has(word.word)) addWord(index, group, word);
    groups.push(group);
  }
  const matched = groups.filter(({ isPlace, best }) => isPlace || best > 0);
  const isStrong = words.some(otherTrade ? isSpecificTrade : isTradeOrPlace);
  return { ...everyGroup(index, matched, { asked: groups.length, isStrong }), unmatched };
}

const STRONG = 0.5;

const isTradeOrPlace = ({ ofPlace, strength }: ReadWord) => ofPlace || strength >= STRONG;

/** "driver for moving" means movers; "massage at home" and "welder sa Pasig" mean trades outside the catalogue. */
const isSpecificTrade = ({ word, ofPlace, strength }: ReadWord) =>
  !ofPlace && strength >= STRONG && !vagueWords.has(word);

/** Workers who match a part of the search, and how well: by number, 0 for no match. */
type Group = {
  found: Bits;
  fits: Float32Array;
  isPlace: boolean;
  isVague: boolean;
  /** The services that its word means. */
  services: ReadWord['services'];
  best: number;
};

function emptyGroup(index: WorkerIndex, nr: number, kind: Pick<Group, 'isPlace' | 'isVague' | 'services'>): Group {
  return { found: index.scratch.empty(index.count()), fits: index.emptyFits(nr), ...kind, best: 0 };
}

function add(group: Group, number: number, fit: number): void {
  if (fit <= (group.fits[number] ?? 0)) return;
  group.fits[number] = fit;
  setBit(group.found, number, true);
  // Read back as stored: a bound below the rounded value would exclude matching workers.
  group.best = Math.max(group.best, group.fits[number] ?? 0);
}

function wordGroup(index: WorkerIndex, word: ReadWord, nr: number): Group {
  const { services } = word;
  const group = emptyGroup(index, nr, { isPlace: false, isVague: vagueWords.has(word.word), services });
  addWord(index, group, word);
  return group;
}

function addWord(index: WorkerIndex, group: Group, { services, terms }: ReadWord): void {
  addOffering(index, group, services);
  addMatches(group, terms);
}

function addOffering(index: WorkerIndex, group: Group, services: ReadWord['services']): void {
  for (const [serviceId, fits] of services) {
    const { entries, weights } = index.offering(serviceId) ?? { entries: [], weights: [] };
    for (let at = 0; at < entries.length; at++) add(group, entries[at] ?? 0, fits * (weights[at] ?? 0));
  }
}

function addMatches(group: Group, terms: ReadWord['terms']): void {
  for (const { term, likeness } of terms)
    for (let at = 0; at < term.entries.length; at++) {
      const number = term.entries[at] ?? 0;
      const says = likeness * (term.weights[at] ?? 0);
      add(group, number, Math.min(1, Math.max(says, group.fits[number] ?? 0) + SAYS_SO * says));
    }
}

/** A word in the worker's own text outranks a mere service match. */
const SAYS_SO = 0.1;

/** Workers who reach the place, those based there first. */
function placeGroup(index: WorkerIndex, place: Place, nr: number): Group {
  const group = emptyGroup(index, nr, { isPlace: true, isVague: false, services: new Map() });
  forEachHomeInReach(index, place, (people, wayKm) => {
    for (const number of people) add(group, number, wayKm <= NEXT_DOOR_KM ? AT_HOME : COMES_THERE);
  });
  return group;
}

const NEXT_DOOR_KM = 5;

/**
 * Words that match no one are ignored if another word is strong: "karaoke cleaning" finds cleaning, "karaoke rental"
 * nothing. Vague words do not narrow: "ilaw sa bahay" finds electricians, with those who also do houses first. Words of
 * two trades do not narrow each other: "tulo sa bubong" finds plumbers and roofers.
 */
function everyGroup(
  index: WorkerIndex,
  groups: readonly Group[],
  { asked, isStrong }: { asked: number; isStrong: boolean },
): Omit<Fits, 'unmatched'> {
  const narrowing = groups.filter(({ isVague }) => !isVague);
  const needed = narrowing.some(({ isPlace }) => !isPlace) ? narrowing : groups;
  if (groups.length === 0 || (groups.length < asked && !isStrong))
    return { found: emptyBits(0), fit: () => 0, best: 0 };
  const [first = emptyBits(0), ...others] = setsOf(index, needed);
  const all = others.reduce(intersectInPlace, index.scratch.copy(first));
  return {
    found: hasAny(all) ? all : workersWithMostWords(index, needed),
    fit: (number) => meanOf(groups, number),
    best: groups.reduce((sum, { best }) => sum + best, 0) / groups.length,
  };
}

function meanOf(groups: readonly Group[], number: number): number {
  let sum = 0;
  for (const { fits } of groups) sum += fits[number] ?? 0;
  return sum / groups.length;
}

function setsOf({ scratch }: WorkerIndex, groups: readonly Group[]): Bits[] {
  const ofTrades = groups.filter(({ services }) => services.size > 0);
  const isOneTrade = [...(ofTrades[0]?.services.keys() ?? [])].some((serviceId) =>
    ofTrades.every(({ services }) => services.has(serviceId)),
  );
  const [first, ...others] = ofTrades.map(({ found }) => found);
  if (isOneTrade || !first) return groups.map(({ found }) => found);
  return [
    others.reduce(addAll, scratch.copy(first)),
    ...groups.filter(({ services }) => services.size === 0).map(({ found }) => found),
  ];
}

/** No worker matches everything: those who match most words, always within the place. */
function workersWithMostWords({ scratch, count }: WorkerIndex, groups: readonly Group[]): Bits {
  const ofWords = groups.filter(({ isPlace }) => !isPlace);
  const place = groups.find(({ isPlace }) => isPlace)?.found;
  if (ofWords.length < 2) return scratch.empty(count());
  /** Index n: workers who match n + 1 or more of the words. */
  const doing = ofWords.map(() => scratch.empty(count()));
  for (const { found } of ofWords)
    for (let at = doing.length - 1; at >= 0; at--) {
      const before = doing[at - 1];
      const now = doing[at];
      if (now) addAll(now, before ? intersectInPlace(scratch.copy(before), found) : found);
    }
  const inPlace = place ? doing.map((each) => intersectInPlace(each, place)) : doing;
  return inPlace.findLast(hasAny) ?? scratch.empty(count());
}
