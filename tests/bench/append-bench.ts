import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openForWriting, prepareLogFile } from '#infra/event-log/sqlite-schema.ts';
import { openSqliteEventLog } from '#infra/event-log/sqlite-event-log.ts';
import type { EventLog } from '#infra/event-log/port.ts';
import type { NewEvent } from '#contracts/events/envelope.ts';

/** Rates in appends a second; `wanted` is the least `ratio` that we accept. */
export type BenchRow = { name: string; ours: number; baseline: number; ratio: number; wanted: number };

const cases = [
  { writers: 1, wanted: 0.6, appends: 1_500 },
  { writers: 16, wanted: 5, appends: 12_000 },
  { writers: 256, wanted: 8, appends: 40_000 },
];
const rounds = 5;
const baselineAppends = 1_500;
/** As long as the story of a booking. */
const eventsInStream = 10;

/**
 * Durable appends of one event, by 1, 16 and 256 concurrent writers, against a loop on the main thread that stores each
 * event in a transaction of its own: same file format, same durability, same disk, the rounds alternating.
 */
export async function benchAppends(dataFolder = '.data'): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { writers, wanted, appends } of cases) {
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < rounds; round++) {
      baseline.push(await inFreshFolder(dataFolder, async (folder) => measureBaseline(folder)));
      ours.push(await inFreshFolder(dataFolder, (folder) => measureLog(folder, writers, appends)));
    }
    const [a, b] = [median(ours), median(baseline)];
    rows.push({ name: `durable appends, ${writers} writer${writers > 1 ? 's' : ''}`, ours: a, baseline: b, ratio: a / b, wanted });
  }
  return rows;
}

async function measureLog(folder: string, writers: number, appends: number): Promise<number> {
  const log = await openSqliteEventLog({ folder });
  const share = Math.ceil(appends / writers);
  await Promise.all(Array.from({ length: writers }, () => writeBookings(log, eventsInStream)));
  const started = performance.now();
  await Promise.all(Array.from({ length: writers }, () => writeBookings(log, share)));
  const rate = perSecond(share * writers, started);
  await log.close();
  return rate;
}

async function writeBookings(log: EventLog, count: number): Promise<void> {
  let stream = '';
  for (let n = 0; n < count; n++) {
    const revision = n % eventsInStream;
    if (revision === 0) stream = `booking-${randomUUID()}`;
    await log.append(stream, revision === 0 ? 'none' : revision - 1, [sampleEvent()]);
  }
}

function measureBaseline(folder: string): number {
  prepareLogFile(folder);
  const database = openForWriting(folder);
  database.exec('PRAGMA wal_autocheckpoint = 1000');
  const insertStream = database.prepare('INSERT INTO streams VALUES (?, ?)');
  const insertEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  const started = performance.now();
  for (let n = 0; n < baselineAppends; n++) {
    const [stream, revision] = [Math.floor(n / eventsInStream) + 1, n % eventsInStream];
    const event = sampleEvent();
    database.exec('BEGIN IMMEDIATE');
    if (revision === 0) insertStream.run(stream, `booking-${randomUUID()}`);
    const [data, metadata] = [JSON.stringify(event.data), JSON.stringify(event.metadata)];
    insertEvent.run(n + 1, stream, revision, event.id, event.type, data, metadata, new Date().toISOString());
    database.exec('COMMIT');
  }
  const rate = perSecond(baselineAppends, started);
  database.close();
  return rate;
}

function sampleEvent(): NewEvent {
  const commandId = randomUUID();
  const actor = { accountId: '6f1c5f0e-7f0e-4a52-9d5c-0c1f8d7f3a11', role: 'client' } as const;
  return {
    id: randomUUID(),
    type: 'MessageSent',
    data: { bookingId: commandId, senderId: actor.accountId, text: 'Good morning! The gate is open, please ring twice.', attachments: [] },
    metadata: { schemaVersion: 1, actor, commandId, $correlationId: commandId, $causationId: commandId },
  };
}

async function inFreshFolder(parent: string, measure: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(parent, 'append-bench-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function perSecond(count: number, startedMs: number): number {
  return Math.round((count * 1000) / (performance.now() - startedMs));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  const { mkdirSync } = await import('node:fs');
  mkdirSync('.data', { recursive: true });
  console.table(await benchAppends());
}
