import { areEnginesWanted } from '../engines/engine.ts';
import { forgetUsedEngines, usedEngines } from '../engines/used-engines.ts';
import { findBrowser } from '../harness/browser.ts';
import { benchAcceptRace } from './accept-race-bench.ts';
import { benchAnalytics } from './analytics-bench.ts';
import { benchAppends } from './append-bench.ts';
import { keepSections, type Section } from './benchmarks-page.ts';
import { benchEngines } from './engines-bench.ts';
import { benchHiddenAddresses } from './hidden-addresses-bench.ts';
import { benchHttp } from './http-bench.ts';
import { benchPageSpeed } from './page-speed-bench.ts';
import { benchPush } from './push-bench.ts';
import { benchRebuild } from './rebuild-bench.ts';
import type { BenchRow } from './rows.ts';
import { benchSearch } from './search-bench.ts';
import { benchSessionCheck } from './session-check-bench.ts';
import { benchSignIns } from './sign-in-bench.ts';
import { benchBookingLifecycle } from './booking-lifecycle-bench.ts';

type Bench = {
  title: string;
  run: () => Promise<BenchRow[]>;
  /** The meaning of a row's two figures; by default Suki's and the baseline's. */
  columns?: readonly [string, string];
  /** Printed above the table, once it is known. */
  note?: () => string;
};

const benches: readonly Bench[] = [
  { title: 'The event log', run: benchAppends },
  { title: 'Calls over HTTP', run: async () => [...(await benchHttp()), ...(await benchSessionCheck())] },
  { title: 'Signing in', run: async () => [...(await benchSignIns()), ...(await benchHiddenAddresses())] },
  { title: 'Bookings', run: async () => [...(await benchBookingLifecycle()), ...(await benchAcceptRace())] },
  { title: 'Live', run: benchPush },
  { title: 'Search', run: benchSearch, columns: ['p99', 'median'] },
  { title: 'Rebuild and start', run: benchRebuild },
  { title: 'Analytics', run: () => benchAnalytics() },
  {
    title: 'Public pages on a phone',
    run: benchPageSpeed,
    note: lighthouseNote,
  },
  {
    title: 'On the engines',
    run: async () => (areEnginesWanted() ? benchEngines() : []),
    columns: ['on the engines', 'embedded'],
    note: engineNote,
  },
];

/** Measures the sections with these titles, or all. Returns whether every figure is within its limit. */
export async function measure(titles: readonly string[]): Promise<boolean> {
  const wanted = chosen(titles);
  const sections: Section[] = [];
  forgetUsedEngines();
  for (const { title, run, columns, note } of wanted) {
    console.log(`\n${title}…`);
    const rows = await measured(run);
    console.table(rows);
    sections.push({ title, rows, columns, note: note?.() });
  }
  await keepSections(
    benches.map(({ title }) => title),
    sections,
  );
  const holds = sections.every(({ rows }) => rows?.every((row) => row.holds));
  console.log(
    holds
      ? '\nAll figures are within their limits.'
      : '\nSome figures are outside their limits: see docs/benchmarks.md.',
  );
  return holds;
}

/** The benches with these titles, or all. */
function chosen(titles: readonly string[]): readonly Bench[] {
  const unknown = titles.find((title) => benches.every((bench) => bench.title !== title));
  if (unknown) throw new Error(`Unknown section “${unknown}”. Choose: ${benches.map(({ title }) => title).join(', ')}`);
  return titles.length === 0 ? benches : benches.filter(({ title }) => titles.includes(title));
}

/** null when it could not be measured: the failure is logged, and the other benches continue. */
async function measured(run: Bench['run']): Promise<BenchRow[] | null> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return null;
  }
}

function lighthouseNote(): string {
  if (!findBrowser()) return 'Skipped: no Chromium was found.';
  return "Lighthouse's mobile profile: a slow phone on slow 4G, simulated; the median of three rounds.";
}

function engineNote(): string {
  if (!areEnginesWanted()) return 'Skipped because of ENGINES=embedded.';
  return `Ran on:\n\n${usedEngines()
    .map((what) => `- ${what}`)
    .join('\n')}\n\nThe speed of a double or a substitute is not the real server's.`;
}
