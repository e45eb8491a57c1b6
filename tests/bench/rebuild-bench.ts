import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { createClock } from '#infra/service/clock.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { startSukiProcess } from '../harness/suki-process.ts';
import { fillLog } from './realistic-log.ts';
import { type BenchRow, figureRow, median } from './rows.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The command of the npm script: its flags limit the memory. */
const script = String(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts.projections);
const nodeArguments = script.split(' ').slice(script.split(' ').indexOf('node') + 1);
const SIZES = [100_000, 1_000_000] as const;
const REBUILDS = 3;
const STARTS = 3;

/**
 * Rebuild of all read models from logs of two sizes, like `npm run projections -- rebuild`, and a start on the larger
 * one.
 */
export async function benchRebuild(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const rates: number[] = [];
  for (const events of SIZES) {
    const folder = await mkdtemp(join(tmpdir(), 'suki-rebuild-bench-'));
    try {
      await makeLog(folder, events);
      const rounds = await rebuildRounds(folder);
      const eventsPerSecond = median(rounds.map((round) => round.eventsPerSecond));
      const megabytes = Math.max(...rounds.map((round) => round.megabytes));
      rates.push(eventsPerSecond);
      const name = `rebuild of all read models, ${events.toLocaleString('en')} events`;
      rows.push(
        figureRow(name, eventsPerSecond, { atLeast: 50_000 }, 'events/s'),
        figureRow(`${name}, peak memory`, megabytes, { atMost: 400 }, 'MB'),
      );
      if (events === SIZES.at(-1))
        rows.push(
          figureRow(
            `second start with ${events.toLocaleString('en')} events`,
            await secondStartMs(folder),
            { atMost: 2000 },
            'ms',
          ),
        );
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const [small = 0, large = 0] = rates;
  rows.push(
    figureRow('rebuild, cost of an event at 10⁶ against 10⁵ (1 is linear)', small / large, { atMost: 1.5 }, '×'),
  );
  return rows;
}

async function makeLog(folder: string, events: number): Promise<void> {
  const clock = createClock();
  const log = await openSqliteEventLog<EventMetadata>({ folder, now: clock.now });
  await fillLog(log, { events, setNow: clock.set });
  await log.close();
  await onDisk(folder);
}

/** Without this, the machine would still write the log to disk during the first rebuild. */
async function onDisk(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name), 'r+');
    await file.sync();
    await file.close();
  }
}

type Round = { eventsPerSecond: number; megabytes: number };

async function rebuildRounds(dataDir: string): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < REBUILDS; round++) rounds.push(await rebuild(dataDir));
  return rounds;
}

async function rebuild(dataDir: string): Promise<Round> {
  const child = spawn(process.execPath, [...nodeArguments, 'rebuild'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let megabytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  const watching = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child.pid));
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watching);
  const rate = said.match(/\((\d+) events a second\)/)?.[1];
  if (code !== 0 || !rate) throw new Error(`The rebuild ended with exit code ${code}: ${said}`);
  return { eventsPerSecond: Number(rate), megabytes };
}

/** Peak memory of the process (Linux's VmHWM); 0 after it ended. */
function peakMegabytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+) kB/)?.[1] ?? 0) / 1024;
  } catch {
    // The process ended between two checks.
    return 0;
  }
}

/** From the process's start to "ready", on read models that are up to date. */
async function secondStartMs(dataDir: string): Promise<number> {
  await (await startSukiProcess(dataDir)).stop();
  const times = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const suki = await startSukiProcess(dataDir);
    times.push(performance.now() - began);
    await suki.stop();
  }
  return median(times);
}

if (import.meta.main) console.table(await benchRebuild());
