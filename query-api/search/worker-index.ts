import { baseCity } from '#contracts/place/reach.ts';
import { noProfile, reachOf } from '#contracts/worker/worker-fold.ts';
import type { WorkerCalendarDocument } from '#projectors/read-models/calendar/worker-calendars.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { isNewcomer, takesNewJobs, trustedRating } from '../worker/listed-worker.ts';
import { createGrowingBits } from './bits.ts';
import { createCells } from './cells.ts';
import { numberFrom } from './fair-places.ts';
import { createFreeStarts } from './free-starts.ts';
import { languageKey } from './language-key.ts';
import { createScratchBits } from './scratch-bits.ts';
import { createWordIndex } from './word-index.ts';
import { wordsOfWorker } from './worker-words.ts';

/**
 * All findable workers by number, with their words, services, languages, map cells and free times. Updated document by
 * document with the replicas; numbers are never reused.
 */
export type WorkerIndex = ReturnType<typeof createWorkerIndex>;

/** A worker's first service is their main one. */
const MAIN_SERVICE = 1;
const OTHER_SERVICE = 0.95;

export function createWorkerIndex() {
  const numbers = new Map<string, number>();
  const workers: (WorkerDocument | undefined)[] = [];
  const merit: number[] = [];
  /** Ratings with trust. */
  const rated: number[] = [];
  const homeOf: number[] = [];
  /** -1: only the city of their base is known. */
  const cellOf: number[] = [];
  /** The lot with which newcomers draw for a place. */
  const lot: number[] = [];
  /** Takes new jobs today. */
  const open = createGrowingBits();
  /** Newcomers. */
  const newcomers = createGrowingBits();
  const words = createWordIndex();
  const offers = createWordIndex();
  const languages = createWordIndex();
  const cells = createCells();
  const scratch = createScratchBits();
  const freeStarts = createFreeStarts(scratch);
  const fits: Float32Array[] = [];
  let day = '';

  function numberOf(workerId: string): number {
    const known = numbers.get(workerId);
    if (known !== undefined) return known;
    const number = workers.push(undefined) - 1;
    numbers.set(workerId, number);
    merit.push(0);
    rated.push(0);
    homeOf.push(-1);
    cellOf.push(-1);
    lot.push(numberFrom(workerId));
    return number;
  }

  function isOpen(worker: WorkerDocument): boolean {
    return day !== '' && takesNewJobs(worker, day);
  }

  const followWorkers = {
    changed(workerId: string, worker: WorkerDocument): void {
      const number = numberOf(workerId);
      const { location, radiusKm } = reachOf(worker);
      workers[number] = worker;
      rated[number] = trustedRating(worker);
      merit[number] = scoreOf(worker);
      open.put(number, isOpen(worker));
      newcomers.put(number, isNewcomer(worker));
      const reach = { location: worker.listed ? location : null, radiusKm };
      const home = cells.move(number, homeOf[number] ?? -1, reach, merit[number]);
      const livesIn = cells.homes[home];
      homeOf[number] = home;
      cellOf[number] = livesIn?.isPinned ? livesIn.cell : -1;
      offers.set(number, offeredBy(worker));
      languages.set(number, spokenBy(worker));
      const city = livesIn ? baseCity(livesIn.location).name : '';
      words.set(number, worker.listed ? wordsOfWorker(worker, city) : new Map());
    },
    emptied(): void {
      workers.fill(undefined);
      homeOf.fill(-1);
      for (const part of [open, newcomers, words, offers, languages, cells]) part.clear();
    },
  };

  const followCalendars = {
    changed(workerId: string, calendar: WorkerCalendarDocument): void {
      freeStarts.changed(numberOf(workerId), calendar);
    },
    emptied(): void {
      freeStarts.clear();
    },
  };

  /** By number, for one part of the current search; reused by the next search. */
  function emptyFits(nr: number): Float32Array {
    const known = fits[nr];
    if (known && known.length >= workers.length) return known.fill(0, 0, workers.length);
    return (fits[nr] = new Float32Array(workers.length * 2));
  }

  return {
    followWorkers,
    followCalendars,
    words,
    cells,
    freeStarts,
    scratch,
    /** By number: the data that searches compare most. */
    columns: { workers, merit, rated, cellOf, lot, open, newcomers },
    emptyFits,
    count: () => workers.length,
    numberOf: (workerId: string) => numbers.get(workerId),
    /** Workers who offer it, and whether it is their main service. */
    offering: (serviceId: string) => offers.get(serviceId),
    speaking: (language: string) => languages.get(languageKey(language)),
    /** A worker whose ID expired yesterday takes no new jobs today. */
    turnTo(today: string): void {
      if (today === day) return;
      day = today;
      for (const [number, worker] of workers.entries()) open.put(number, worker !== undefined && isOpen(worker));
    },
  };
}

function offeredBy({ listed, services }: WorkerDocument): Map<string, number> {
  return new Map(
    listed ? services.map(({ serviceId }, at) => [serviceId, at === 0 ? MAIN_SERVICE : OTHER_SERVICE]) : [],
  );
}

function spokenBy({ listed, profile }: WorkerDocument): Map<string, number> {
  return new Map(listed ? (profile ?? noProfile).languages.map((language) => [languageKey(language), 1]) : []);
}

/** Performance so far: about 4 to 6. */
function scoreOf(worker: WorkerDocument): number {
  return trustedRating(worker) + Math.log10(1 + worker.completedJobs) / 4;
}
