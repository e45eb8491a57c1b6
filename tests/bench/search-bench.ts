import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startsOfDay } from '#contracts/calendar/free-starts.ts';
import { DAY_MS, HOUR_MS, manilaDay } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import type { Question } from '#query-api/search/find-workers.ts';
import { placeNames } from '#query-api/search/place-finder.ts';
import { NOW_MS, searchAmong } from '../search/demo-search.ts';
import { percentile } from '../harness/percentile.ts';
import { judgedQueries } from '../search/judged-queries.ts';
import type { BenchRow } from './rows.ts';
import { type SearchData, makeSearchData } from './search-crowd.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const BOOKINGS = 1_000_000;
const MOST_MS = 25;
/** From 10,000 workers to 100,000. */
const MOST_GROWTH = 2;
const PAGE = 20;
const MB = 1024 * 1024;

type Asked = { q: string } & Partial<Question>;

/**
 * Each query is sent from this many places. The third slowest of a few hundred says more about the machine than about
 * the search; the thirteenth of over a thousand is the same in each run.
 */
const PLACES = 4;

/** Typical searches near Manila; the first hundred of a kind come from new places. */
const kinds: Readonly<Record<string, (query: string, nr: number) => Asked>> = {
  'by words, near me': (q, nr) => ({ q, near: around(nr) }),
  'of the nearest': (_, nr) => ({ q: '', near: around(nr), sort: 'nearest' }),
  'of those who come to a place': (_, nr) => ({
    q: '',
    near: around(nr),
    job: { pin: around(nr), city: 'Pasig', province: 'Metro Manila' },
  }),
  'of the soonest free': (q, nr) => ({ q, near: around(nr), sort: 'soonest' }),
  'free on a day': (q, nr) => ({ q, near: around(nr), freeOn: manilaDay(NOW_MS + (nr % 14) * DAY_MS) }),
  'free at a time': (q, nr) => ({ q, near: around(nr), freeFromMs: NOW_MS + (3 + (nr % 80) * 4) * HOUR_MS }),
};

/** Within 10 km. */
function around(nr: number) {
  return { lat: 14.5 + ((nr * 37) % 100) / 500, lng: 121 + ((nr * 61) % 100) / 500 };
}

export async function benchSearch(): Promise<BenchRow[]> {
  await placeNames();
  // A warm-up, so that the compilation is not measured.
  await measureTimes(SIZES[0]);
  const rows: BenchRow[] = [];
  let before: Readonly<Record<string, Times>> = {};
  for (const size of SIZES) {
    const { times, memoryMb } = await measureTimes(size);
    for (const [kind, { p50, p99 }] of Object.entries(times)) {
      const growth = before[kind] ? p99 / before[kind].p99 : null;
      const isGrowthBound = size === SIZES[2];
      rows.push({
        name: `search ${kind}, ${size.toLocaleString('en')} workers`,
        ours: `${p99.toFixed(2)} ms`,
        baseline: `${p50.toFixed(2)} ms`,
        ratio: growth === null ? '–' : `${growth.toFixed(2)}× the size before`,
        wanted: `≤ ${MOST_MS} ms${isGrowthBound ? `, ≤ ${MOST_GROWTH}× the size before` : ''}`,
        holds: p99 <= MOST_MS && (!isGrowthBound || (growth ?? 0) <= MOST_GROWTH),
      });
    }
    rows.push({
      name: `${size.toLocaleString('en')} workers with ${BOOKINGS.toLocaleString('en')} bookings, in memory`,
      ours: `${memoryMb} MB`,
      baseline: '–',
      ratio: '–',
      wanted: '–',
      holds: true,
    });
    before = times;
  }
  return rows;
}

type Times = { p50: number; p99: number };

async function measureTimes(size: number) {
  const heapBefore = heapUsed();
  const crowd = await makeSearchData(size, BOOKINGS);
  const { ask } = searchAmong(crowd.people, crowd.calendars);
  const memoryMb = Math.round((heapUsed() - heapBefore) / MB);
  const times: Record<string, Times> = {};
  for (const [kind, asked] of Object.entries(kinds))
    times[kind] = await timesOf(async (nr) => {
      const [query = ''] = judgedQueries[nr % judgedQueries.length] ?? [];
      const { q, ...question } = asked(query, nr);
      await ask(q, question, PAGE);
    });
  times['of one worker’s free times'] = await timesOf(async (nr) => freeTimes(crowd, nr));
  return { times, memoryMb };
}

async function timesOf(ask: (nr: number) => Promise<void>): Promise<Times> {
  const times: number[] = [];
  for (let nr = 0; nr < judgedQueries.length * PLACES; nr++) {
    const start = performance.now();
    await ask(nr);
    times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const DAYS_SHOWN = 62;

function freeTimes({ people, calendars }: SearchData, nr: number): void {
  const calendar = calendars.get(people[(nr * 7919) % people.length]?.workerId ?? '');
  if (!calendar) return;
  const question = { durationMinutes: 60, terms: { ...defaultSettings, nowMs: NOW_MS } };
  for (let ahead = 0; ahead < DAYS_SHOWN; ahead++) startsOfDay(calendar, manilaDay(NOW_MS + ahead * DAY_MS), question);
}

/** Only reachable memory: garbage of the earlier size would count as well. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
