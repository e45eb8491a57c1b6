import { destinationOf } from '#contracts/place/reach.ts';
import { addAll, type Bits, emptyBits, hasAny, keepCommon, setBit } from './bits.ts';
import { eachReachingHome, type Place } from './reaching-homes.ts';
import { placeKinds } from './place-kinds.ts';
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
    for (const word of named) if (!placeKinds.has(word.word)) addWord(index, group, word);
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
type Group = {
  found: Bits;
  fits: Float32Array;
  isPlace: boolean;
  isVague: boolean;
  /** That its word speaks of. */
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
  // As it is kept: a bound that is a rounding below it would leave out whom it belongs to.
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
  const group = emptyGroup(index, nr, { isPlace: true, isVague: false, services: new Map() });
  eachReachingHome(index, place, (people, wayKm) => {
    for (const number of people) add(group, number, wayKm <= NEXT_DOOR_KM ? AT_HOME : COMES_THERE);
  });
  return group;
}

const NEXT_DOOR_KM = 5;

/**
 * Words that fit nobody are left out where another one is strong: "karaoke cleaning" looks for cleaning, "karaoke rental"
 * for nothing. What says little narrows nothing: "ilaw sa bahay" is for whoever does lights, and those who do houses, too,
 * come first. Nor do words of two trades narrow each other: "tulo sa bubong" is for plumbers and for roofers.
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
  const all = others.reduce(keepCommon, index.scratch.copy(first));
  return {
    found: hasAny(all) ? all : mostOfThem(index, needed),
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

/** Nobody does all of it: whoever does most of it, in that place in any case. */
function mostOfThem({ scratch, count }: WorkerIndex, groups: readonly Group[]): Bits {
  const ofWords = groups.filter(({ isPlace }) => !isPlace);
  const place = groups.find(({ isPlace }) => isPlace)?.found;
  if (ofWords.length < 2) return scratch.empty(count());
  /** Who does so many of them, or more; from one on. */
  const doing = ofWords.map(() => scratch.empty(count()));
  for (const { found } of ofWords)
    for (let at = doing.length - 1; at >= 0; at--) {
      const before = doing[at - 1];
      const now = doing[at];
      if (now) addAll(now, before ? keepCommon(scratch.copy(before), found) : found);
    }
  const inPlace = place ? doing.map((each) => keepCommon(each, place)) : doing;
  return inPlace.findLast(hasAny) ?? scratch.empty(count());
}
