/** Measures everything side by side in one run; `--help` says more. */
import { writeFile } from 'node:fs/promises';
import { arch, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { isAskingForHelp } from '#infra/service/asking-for-help.ts';
import { enginesWanted } from '../engines/engine.ts';
import { forgetUsedEngines, usedEngines } from '../engines/used-engines.ts';
import { benchAcceptRace } from './accept-race-bench.ts';
import { benchAnalytics } from './analytics-bench.ts';
import { benchAppends } from './append-bench.ts';
import { benchEngines } from './engines-bench.ts';
import { benchHiddenAddresses } from './hidden-addresses-bench.ts';
import { benchHttp } from './http-bench.ts';
import { benchPush } from './push-bench.ts';
import { benchRebuild } from './rebuild-bench.ts';
import type { BenchRow } from './rows.ts';
import { benchSessionCheck } from './session-check-bench.ts';
import { benchSignIns } from './sign-in-bench.ts';
import { benchWholeLife } from './whole-life-bench.ts';

const HELP = `Measures Suki beside the plain way of doing the same, in one run:

  npm run bench    tells each figure, and writes docs/benchmarks.md

The machine must have nothing else to do. ENGINES=embedded leaves the engines out.`;

type Bench = {
  title: string;
  run: () => Promise<BenchRow[]>;
  /** What the two figures of a row are: ours and the plain way unless it says otherwise. */
  columns?: readonly [string, string];
  /** Said above the table, once it is known. */
  note?: () => string;
};

const benches: readonly Bench[] = [
  { title: 'The event log', run: benchAppends },
  { title: 'Calls over HTTP', run: async () => [...(await benchHttp()), ...(await benchSessionCheck())] },
  { title: 'Signing in', run: async () => [...(await benchSignIns()), ...(await benchHiddenAddresses())] },
  { title: 'Bookings', run: async () => [...(await benchWholeLife()), ...(await benchAcceptRace())] },
  { title: 'Live', run: benchPush },
  { title: 'Rebuild and start', run: benchRebuild },
  { title: 'Analytics', run: () => benchAnalytics() },
  {
    title: 'On the engines',
    run: async () => (enginesWanted() ? benchEngines() : []),
    columns: ['on the engines', 'embedded'],
    note: whatRan,
  },
];

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');

if (isAskingForHelp(process.argv[2])) console.log(HELP);
else process.exitCode = (await measureAll()) ? 0 : 1;

/** Whether everything is as good as it has to be. */
async function measureAll(): Promise<boolean> {
  const sections: string[] = [];
  let holds = true;
  forgetUsedEngines();
  for (const bench of benches) {
    console.log(`\n${bench.title}…`);
    const rows = await measured(bench);
    console.table(rows);
    holds &&= rows !== null && rows.every((row) => row.holds);
    sections.push(section(bench, rows));
  }
  await writeFile(FILE, page(sections));
  console.log(holds ? '\nEverything holds.' : '\nNot everything holds: see docs/benchmarks.md.');
  return holds;
}

/** null when it could not be measured: the others are, and this one is told of. */
async function measured({ run }: Bench): Promise<BenchRow[] | null> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return null;
  }
}

function whatRan(): string {
  if (!enginesWanted()) return 'Left out, as ENGINES=embedded says.';
  return `Ran on:\n\n${usedEngines()
    .map((what) => `- ${what}`)
    .join('\n')}\n\nThe speed of a double or a stand-in is not the engine's.`;
}

function section(
  { title, columns: [ours, baseline] = ['Suki', 'plain'], note }: Bench,
  rows: readonly BenchRow[] | null,
): string {
  const head = [`## ${title}`, ...(note ? [note()] : [])].join('\n\n');
  if (rows === null) return `${head}\n\n**It could not be measured**: the run's output says why.`;
  return rows.length === 0 ? head : `${head}\n\n${table(rows, ours, baseline)}`;
}

function table(rows: readonly BenchRow[], first: string, second: string): string {
  const lines = rows.map(
    ({ name, ours, baseline, ratio, wanted, holds: ok }) =>
      `| ${name} | ${ours} | ${baseline} | ${ratio} | ${wanted} | ${holdsOrNot(wanted, ok)} |`,
  );
  return [`| what | ${first} | ${second} | ratio | wanted | holds |`, '|---|--:|--:|--:|--:|---|', ...lines].join('\n');
}

function holdsOrNot(wanted: string, ok: boolean): string {
  if (wanted === '–') return '–';
  return ok ? 'yes' : '**no**';
}

function page(all: readonly string[]): string {
  const [cpu] = cpus();
  const machine =
    `${cpus().length} × ${cpu?.model.trim()} (${arch}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ` +
    `${release()}, Node ${process.versions.node}`;
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.

Ratios are measured side by side in one run, ours and the plain way in turn, and given as the median of the rounds. Load
generator, server and engines share the machine's cores.

${all.join('\n\n')}
`;
}
