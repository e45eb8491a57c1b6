import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { openSqliteEventLog } from './sqlite-event-log.ts';
import { damagePage } from '../../testing/damaged-file.ts';
import { eventLogContract, newEvent, newEvents } from '../../testing/event-log.contract.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

/** A limit on the file size makes writes fail like a full disk, and can be removed again. */
const canLimitFileSizes = spawnSync('prlimit', ['--version']).status === 0;

eventLogContract('SQLite', async () => {
  const { folder, remove } = temporaryFolder();
  const log = await openSqliteEventLog({ folder });
  return {
    log,
    dispose: async () => {
      await log.close();
      remove();
    },
  };
});

describe('the SQLite event log on its folder', () => {
  let folder: string;
  let remove: () => void;
  beforeEach(() => {
    ({ folder, remove } = temporaryFolder());
  });
  afterEach(() => remove());

  test('records events with the time of the given clock', async () => {
    let time = new Date('2026-01-05T00:00:00.000Z');
    const log = await openSqliteEventLog({ folder, now: () => time });
    const appended = [log.append('booking-1', 'none', newEvents(1))];
    time = new Date('2026-02-05T00:00:00.000Z');
    appended.push(log.append('booking-2', 'none', newEvents(1)));
    await Promise.all(appended);
    const times = (await log.readAll({ after: 0 })).map((event) => event.recordedAt);
    expect(times).toEqual(['2026-01-05T00:00:00.000Z', '2026-02-05T00:00:00.000Z']);
    await log.close();
  });

  test('keeps everything across a restart, and continues from there', async () => {
    const first = await openSqliteEventLog({ folder });
    const events = newEvents(3);
    const answer = await first.append('booking-1', 'none', events);
    const before = await first.readAll({ after: 0 });
    await first.close();

    const second = await openSqliteEventLog({ folder });
    expect(await second.readAll({ after: 0 })).toEqual(before);
    expect(await second.append('booking-1', 'none', events)).toEqual({ ...answer, isRepeat: true });
    expect(await second.append('booking-1', 2, newEvents(1))).toEqual({ revision: 3, position: 4, isRepeat: false });
    await second.close();
  });

  test('stores appends accepted before closing', async () => {
    const log = await openSqliteEventLog({ folder });
    const appended = log.append('booking-1', 'none', newEvents(2));
    await log.close();
    expect(await appended).toEqual({ revision: 1, position: 2, isRepeat: false });
    await expect(log.append('booking-1', 'any', newEvents(1))).rejects.toThrow(EngineUnavailable);
    await expect(log.readAll({ after: 0 })).rejects.toThrow(EngineUnavailable);
  });

  test('refuses a folder that is in use', async () => {
    const log = await openSqliteEventLog({ folder });
    await expect(openSqliteEventLog({ folder })).rejects.toThrow(
      `The data folder ${folder} is in use by another process: stop that process, or use another folder.`,
    );
    await log.close();
    await (await openSqliteEventLog({ folder })).close();
  });

  test('names the setting and the command that the product gives', async () => {
    const hints = { folderSetting: 'LIBRARY_DIR', restoreCommand: 'library restore DIR' };
    const log = await openSqliteEventLog({ folder, hints });
    await expect(openSqliteEventLog({ folder, hints })).rejects.toThrow(/, or set LIBRARY_DIR to another folder\.$/);
    await log.close();
    damagePage(join(folder, 'events.db'), 1);
    await expect(openSqliteEventLog({ folder, hints })).rejects.toThrow('restore a back-up (library restore DIR)');
  });

  test('refuses a corrupt file with a one-sentence error, and leaves it and the folder unchanged', async () => {
    writeFileSync(join(folder, 'events.db'), 'not a database at all, '.repeat(500));
    const opening = () => openSqliteEventLog({ folder });
    await expect(opening()).rejects.toThrow(
      /^Cannot open the event log in .+ \(.+\): .+ restore a back-up, or use another folder\.$/,
    );
    await expect(opening()).rejects.toThrow(/Cannot open the event log/);
  });

  test('leaves no journal after a clean shutdown, which a replaced file could replay', async () => {
    const log = await openSqliteEventLog({ folder });
    for (let n = 0; n < 50; n++) await log.append(`booking-${n}`, 'none', newEvents(20));
    await log.readAll({ after: 0 });
    await log.close();
    expect(readdirSync(folder)).toEqual(['events.db', 'lock.db']);
    expect(readFileSync(join(folder, 'events.db')).length).toBeGreaterThan(50_000);
  });

  test('refuses a file with a damaged page with a one-sentence error before the first append', async () => {
    const log = await openSqliteEventLog({ folder });
    for (let n = 0; n < 50; n++) await log.append(`booking-${n}`, 'none', newEvents(20));
    await log.close();
    damagePage(join(folder, 'events.db'));
    await expect(openSqliteEventLog({ folder })).rejects.toThrow(
      /^The event log in .+ is damaged \(.+\): restore a back-up\.$/,
    );
  });

  test('has an identity of its own, even when it was created before logs had one', async () => {
    const first = await openSqliteEventLog({ folder });
    await first.append('booking-1', 'none', newEvents(1));
    const before = await first.identity();
    await first.close();
    const elsewhere = await openSqliteEventLog({ folder: join(folder, 'elsewhere') });
    expect(await elsewhere.identity()).not.toEqual(before);
    await elsewhere.close();
    const database = new DatabaseSync(join(folder, 'events.db'));
    database.exec('DROP TABLE identity');
    database.close();
    const second = await openSqliteEventLog({ folder });
    const { id, origin } = await second.identity();
    expect(id).not.toBe(before.id);
    expect(origin).toBe(id);
    expect(await second.readAll({ after: 0 })).toHaveLength(1);
    await second.close();
  });

  test.for(['events.db', 'lock.db'])('refuses a folder whose %s is a folder', async (name) => {
    await (await openSqliteEventLog({ folder: join(folder, name) })).close();
    await expect(openSqliteEventLog({ folder })).rejects.toThrow(/use another folder\.$/);
  });

  test('refuses a folder without write permission', async () => {
    // Root ignores permissions, but not even root can create folders in /proc.
    const unwritable = process.getuid?.() === 0 ? '/proc/none' : folder;
    chmodSync(folder, 0o500);
    await expect(openSqliteEventLog({ folder: unwritable })).rejects.toThrow(/make it writable, or use another/);
    chmodSync(folder, 0o700);
  });

  test('refuses a file where the folder should be', async () => {
    const file = join(folder, 'data');
    writeFileSync(file, '');
    await expect(openSqliteEventLog({ folder: file })).rejects.toThrow(`Cannot lock the data folder ${file}`);
  });

  test('rejects complete appends on a full disk, keeps acknowledged events, and accepts appends that fit', async () => {
    const log = await openSqliteEventLog({ folder, maxPages: 60 });
    await log.append('booking-1', 'none', newEvents(2));
    const tooMuch = [newEvent(), newEvent('PhotoAdded', 'x'.repeat(500_000))];
    await expect(log.append('booking-1', 1, tooMuch)).rejects.toThrow(EngineUnavailable);
    expect(await log.append('booking-1', 1, newEvents(1))).toEqual({ revision: 2, position: 3, isRepeat: false });
    expect(await log.readAll({ after: 0 })).toHaveLength(3);
    await log.close();

    const withRoom = await openSqliteEventLog({ folder });
    expect(await withRoom.append('booking-1', 2, tooMuch)).toEqual({ revision: 4, position: 5, isRepeat: false });
    await withRoom.close();
  });

  test('brings a subscriber of rare types to the end of a long log', async () => {
    const log = await openSqliteEventLog({ folder });
    for (let n = 0; n < 18; n++) await log.append(`conversation-${n}`, 'none', newEvents(3000));
    const { position } = await log.append('booking-1', 'none', [newEvent('BookingRequested')]);
    expect((await log.readAll({ after: 0, types: ['BookingRequested'] })).map((event) => event.position)).toEqual([
      position,
    ]);
    const stop = new AbortController();
    for await (const batch of log.subscribe({ after: 0, types: ['BookingRequested'] }, stop.signal)) {
      expect(batch.events.map((event) => event.position)).toEqual([position]);
      stop.abort();
    }
    await log.close();
  });

  describe('in another process', () => {
    let child: ChildProcess;
    const script = fileURLToPath(new URL('../../testing/appending-process.ts', import.meta.url));
    afterEach(() => child.kill('SIGKILL'));

    /** Lets the process append until `enough` accepts its output, then kills it and returns all its lines. */
    async function linesUntil(enough: (line: string, count: number) => boolean): Promise<string[]> {
      child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = once(child, 'exit');
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
        if (enough(line, lines.push(line))) child.kill('SIGKILL');
      }
      await ended;
      return lines;
    }

    async function storedIds(): Promise<string[]> {
      const log = await openSqliteEventLog({ folder });
      const events = await log.readAll({ after: 0 });
      await log.close();
      expect(events.map((event) => event.position)).toEqual(events.map((_, n) => n + 1));
      return events.map((event) => event.id);
    }

    test('keeps acknowledged events after kill -9', async () => {
      const acknowledged = await linesUntil((_, count) => count === 500);
      const stored = new Set(await storedIds());
      expect(acknowledged.length).toBeGreaterThanOrEqual(500);
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    });

    test.skipIf(!canLimitFileSizes)('refuses appends on a full disk, and continues with free space', async () => {
      let [refused, sinceRoom] = [0, 0];
      const lines = await linesUntil((line, count) => {
        if (count === 100) limitFileSizes(child, '400000');
        if (line === 'refused' && ++refused === 50) limitFileSizes(child, 'unlimited');
        if (line !== 'refused' && refused >= 50) sinceRoom++;
        return sinceRoom === 200;
      });
      const acknowledged = lines.filter((line) => line !== 'refused');
      const stored = new Set(await storedIds());
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(stored.size).toBeLessThanOrEqual(lines.length - refused + 16);
    });
  });
});

function limitFileSizes(child: ChildProcess, bytes: string): void {
  spawnSync('prlimit', [`--fsize=${bytes}:`, '--pid', String(child.pid)]);
}
