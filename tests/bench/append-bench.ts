import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openForWriting, prepareLogFile, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { newId } from '#infra/eventing/ids.ts';
import type { EventMetadata, NewEvent } from '#contracts/events/envelope.ts';
import { type BenchRow, ratioRow } from './rows.ts';

const cases = [
  { writers: 1, wanted: 0.6, appends: 800 },
  { writers: 16, wanted: 5, appends: 6_400 },
  { writers: 256, wanted: 8, appends: 12_800 },
];
const rounds = 9;
const baselineAppends = 800;
/** As many events as a booking has. */
const eventsInStream = 10;

/**
 * Durable appends of one event, by 1, 16 and 256 concurrent writers, against a loop on the main thread that stores each
 * event in its own transaction: same tables, same durability, same disk. Both stay open while their rounds alternate.
 * The ratio is the median of the rounds' ratios, because other load on the disk affects both sides of a round alike.
 */
export async function benchAppends(dataFolder = '.data'): Promise<BenchRow[]> {
  mkdirSync(dataFolder, { recursive: true });
  const rows: BenchRow[] = [];
  for (const each of cases) {
    const folder = mkdtempSync(join(dataFolder, 'append-bench-'));
    try {
      rows.push(await compare(folder, each));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

async function compare(folder: string, { writers, wanted, appends }: (typeof cases)[number]): Promise<BenchRow> {
  const log = await openSqliteEventLog<EventMetadata>({ folder: join(folder, 'log') });
  const loop = openBaseline(join(folder, 'baseline'));
  await measureLog(log, writers, appends);
  loop.measure();
  const measured: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const baseline = loop.measure();
    measured.push({ baseline, ours: await measureLog(log, writers, appends) });
  }
  await log.close();
  loop.close();
  return ratioRow(
    `durable appends, ${writers} writer${writers > 1 ? 's' : ''} (plain: a transaction an append)`,
    measured,
    wanted,
    'events/s',
  );
}

/** Durable appends a second. */
export async function measureLog(log: EventLog, writers: number, appends: number): Promise<number> {
  const share = Math.ceil(appends / writers);
  const started = performance.now();
  await Promise.all(Array.from({ length: writers }, () => writeBookings(log, share)));
  return perSecond(share * writers, started);
}

async function writeBookings(log: EventLog, count: number): Promise<void> {
  let stream = '';
  for (let n = 0; n < count; n++) {
    const revision = n % eventsInStream;
    if (revision === 0) stream = `booking-${newId()}`;
    await log.append(stream, revision === 0 ? 'none' : revision - 1, [sampleEvent()]);
  }
}

function openBaseline(folder: string) {
  mkdirSync(folder);
  prepareLogFile(folder);
  const database = openForWriting(folder);
  database.exec('PRAGMA wal_autocheckpoint = 1000');
  const insertStream = database.prepare('INSERT INTO streams VALUES (?, ?)');
  const insertEvent = database.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  let position = 0;

  function appendOne(): void {
    const [stream, revision] = [Math.floor(position / eventsInStream) + 1, position % eventsInStream];
    const { id, type, data, metadata } = sampleEvent();
    database.exec('BEGIN IMMEDIATE');
    if (revision === 0) insertStream.run(stream, `booking-${newId()}`);
    insertEvent.run(
      ++position,
      stream,
      revision,
      id,
      type,
      JSON.stringify(data),
      JSON.stringify(metadata),
      new Date().toISOString(),
    );
    database.exec('COMMIT');
  }

  return {
    measure(): number {
      const started = performance.now();
      for (let n = 0; n < baselineAppends; n++) appendOne();
      return perSecond(baselineAppends, started);
    },
    close: () => database.close(),
  };
}

function sampleEvent(): NewEvent {
  const commandId = newId();
  const actor = { accountId: '6f1c5f0e-7f0e-4a52-9d5c-0c1f8d7f3a11', role: 'client' } as const;
  return {
    id: newId(),
    type: 'MessageSent',
    data: {
      bookingId: commandId,
      senderId: actor.accountId,
      text: 'Good morning! The gate is open, please ring twice.',
      attachments: [],
    },
    metadata: { schemaVersion: 1, actor, commandId, $correlationId: commandId, $causationId: commandId },
  };
}

function perSecond(count: number, startedMs: number): number {
  return Math.round((count * 1000) / (performance.now() - startedMs));
}

if (import.meta.main) console.table(await benchAppends());
