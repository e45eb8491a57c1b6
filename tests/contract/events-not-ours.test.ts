import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EventMetadata, type NewEvent, copyLog, SealedEvent, UnreadableEvent } from '#infra/eventing/event-log.ts';
import { withCodec, withDecoding } from '#contracts/events/codec.ts';
import { openReadOnlyLog, openSqliteEventLog, eventsFile } from '#infra/eventing/sqlite.ts';
import { newEvent } from '../../infra/eventing/adapter-tests.ts';
import { eventsNotOursContract } from './events-not-ours.contract.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';

const withoutMetadata = (event: NewEvent): NewEvent => ({ ...event, metadata: {} as EventMetadata });

eventsNotOursContract('SQLite', async () => {
  const { folder, remove } = temporaryFolder();
  const log = await openSqliteEventLog({ folder });
  return {
    log,
    async neighbours(stream) {
      await log.append(stream, 'any', [
        newEvent('SomethingElse'),
        withoutMetadata(newEvent('Nothing', null)),
        withoutMetadata(newEvent('LoginReleased', { accountId: 'ana' })),
      ]);
      return 3;
    },
    async dispose() {
      await log.close();
      remove();
    },
  };
});

describe('rows of the embedded log with invalid JSON', () => {
  let folder: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    const log = await openSqliteEventLog({ folder });
    await log.append(
      'login-ana',
      'none',
      Array.from({ length: 4 }, () => newEvent('LoginReleased', { accountId: 'ana' })),
    );
    await log.close();
    const database = new DatabaseSync(eventsFile(folder));
    database.exec(
      `UPDATE events SET data = '{"accountId":' WHERE position = 2; UPDATE events SET metadata = 'gone' WHERE position = 3`,
    );
    database.close();
  });
  afterEach(() => remove());

  test('are sealed events, and the others remain readable', async () => {
    const stored = await openSqliteEventLog({ folder });
    const events = await withCodec(stored).readStream('login-ana');
    expect(events.map((event) => event instanceof SealedEvent)).toEqual([false, true, true, false]);
    expect(() => events[1]?.data).toThrow(/LoginReleased, revision 1 of login-ana at position 2, can't be read/);
    expect(events[1]?.metadata.schemaVersion).toBe(1);
    expect(() => events[2]?.metadata).toThrow(UnreadableEvent);
    expect(() => events[2]?.data).toThrow(UnreadableEvent);
    await stored.close();
  });

  test('are sealed for a thread that reads the file directly, too', async () => {
    const log = openReadOnlyLog(folder);
    const stop = new AbortController();
    for await (const { events } of withDecoding(log).subscribe({ after: 0 }, stop.signal)) {
      expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
      expect(() => events[1]?.data).toThrow(UnreadableEvent);
      expect(() => events[2]?.metadata).toThrow(UnreadableEvent);
      expect(events[3]?.data).toEqual({ accountId: 'ana' });
      stop.abort();
    }
    await log.close();
  });

  test('are never copied as other events', async () => {
    const from = await openSqliteEventLog({ folder });
    const to = {
      newest: async () => undefined,
      readAll: async () => [],
      appendRecorded: async () => ({ revision: 0, position: 0 }),
      becomeCopyOf: async () => {},
    };
    await expect(copyLog({ from, to, onProgress: () => {} })).rejects.toThrow('Stored value is not valid JSON');
    await from.close();
  });
});

test('foreign events and newer versions read the same in a thread that reads the file directly', async () => {
  const { folder, remove } = temporaryFolder();
  const stored = await openSqliteEventLog({ folder });
  const ours = newEvent('LoginReleased', { accountId: 'ana' });
  const { metadata } = ours;
  await stored.append('login-ana', 'none', [
    withoutMetadata(newEvent('LoginReleased')),
    newEvent('SomethingElse'),
    { ...newEvent('LoginReleased'), metadata: { ...metadata, commandId: 7 } as unknown as EventMetadata },
    ours,
    { ...newEvent('LoginReleased', {}), metadata: { ...metadata, schemaVersion: 9 } },
    { ...ours, id: randomUUID() },
  ]);
  await stored.close();
  const log = openReadOnlyLog(folder);
  const given: string[] = [];
  const reading = async () => {
    const { signal } = new AbortController();
    for await (const { events } of withDecoding(log, { whenNewer: 'throw' }).subscribe({ after: 0 }, signal))
      given.push(...events.map(({ id }) => id));
  };
  await expect(reading()).rejects.toThrow(/schema version 9, newer/);
  expect(given).toEqual([ours.id]);
  await log.close();
  remove();
});
