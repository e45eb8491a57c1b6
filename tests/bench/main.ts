/** `npm run bench`: measures everything side by side in one run and writes docs/benchmarks.md. Needs a machine with nothing else to do. */
import { writeFile } from 'node:fs/promises';
import { arch, cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { benchAcceptRace } from './accept-race-bench.ts';
import { benchAppends } from './append-bench.ts';
import { benchHttp } from './http-bench.ts';
import { benchPush } from './push-bench.ts';
import { benchRebuild } from './rebuild-bench.ts';
import type { BenchRow } from './rows.ts';

const benches: readonly { title: string; run: () => Promise<BenchRow[]> }[] = [
  { title: 'The event log', run: benchAppends },
  { title: 'Calls over HTTP', run: benchHttp },
  { title: 'Bookings', run: benchAcceptRace },
  { title: 'Live', run: benchPush },
  { title: 'Rebuild and start', run: benchRebuild },
];

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md');

const sections: string[] = [];
let holds = true;
for (const { title, run } of benches) {
  console.log(`\n${title}…`);
  const rows = await run();
  console.table(rows);
  holds &&= rows.every((row) => row.holds);
  sections.push(section(title, rows));
}
await writeFile(FILE, page(sections));
console.log(holds ? '\nEverything holds.' : '\nNot everything holds: see docs/benchmarks.md.');
process.exitCode = holds ? 0 : 1;

function section(title: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(({ name, ours, baseline, ratio, wanted, holds: ok }) => `| ${name} | ${ours} | ${baseline} | ${ratio} | ${wanted} | ${ok ? 'yes' : '**no**'} |`);
  return [`## ${title}`, '', '| what | Suki | plain | ratio | wanted | holds |', '|---|--:|--:|--:|--:|---|', ...lines].join('\n');
}

function page(all: readonly string[]): string {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()} (${arch}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.versions.node}`;
  return `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine}.

Ratios are measured side by side in one run, ours and the plain way in turn, and given as the median of the rounds. Load
generator, server and engines share the machine's cores.

${all.join('\n\n')}
`;
}
