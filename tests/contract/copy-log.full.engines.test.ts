import { execFile } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NewEvent, copyLog, verifyCopy, type EventLog } from '#infra/eventing/event-log.ts';
import { type EventStoreLog, openEventStoreLog } from '#infra/eventing/eventstore.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { startEventStoreDouble } from '../engines/eventstore.ts';
import { newEvent, newEvents } from '../../infra/eventing/adapter-tests.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';

const STREAMS = 40;
const EVENTS = STREAMS * 30 + 4;
const command = new URL('../../projectors/main-events.ts', import.meta.url).pathname;
const PATIENT_MS = 30_000;
const quiet = () => {};

/** Lines that a slow copy prints every two seconds. */
const withoutProgress = (said: string) => said.replaceAll(/^(?:copied|verified) \d+ of \d+ events \(\d+ %\)\n/gm, '');

type Ended = { code: number; said: string };

describe('copying the embedded log', () => {
  let double: Awaited<ReturnType<typeof startEventStoreDouble>>;
  let to: EventStoreLog;
  let folder: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    await fill(folder);
    double = await startEventStoreDouble();
    to = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
  });
  afterEach(async () => {
    await to.close();
    await double.stop();
    remove();
  });

  function run(word: string, env: Record<string, string> = {}): Promise<Ended> {
    const environment = { ...process.env, DATA_DIR: folder, EVENTSTORE_URL: double.url, ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, [command, word], { env: environment }, (failure, stdout, stderr) =>
        resolve({ code: failure ? 1 : 0, said: withoutProgress(stdout + stderr) }),
      );
    });
  }

  async function withSource<Result>(work: (from: EventLog) => Promise<Result>): Promise<Result> {
    const from = await openSqliteEventLog({ folder });
    try {
      return await work(from);
    } finally {
      await from.close();
    }
  }

  test('copies every event unchanged and in order, and reports it', async () => {
    const { code, said } = await run('copy');
    expect(said).toMatch(
      new RegExp(`Copied ${EVENTS} events in .+\\nBoth logs hold the same ${EVENTS} events, sha256 [0-9a-f]{64}\\.`),
    );
    expect(code).toBe(0);
    const source = await withSource((from) => from.readAll({ after: 0 }));
    const copy = await to.readAll({ after: 0 });
    expect(copy.map(({ position: _, ...event }) => event)).toEqual(source.map(({ position: _, ...event }) => event));
    expect(copy[0]?.recordedAt).toBe('2026-01-05T00:00:00.000Z');
    expect((await run('copy')).said).toContain('Copied 0 events');
  });

  test('resumes after an interruption', async () => {
    const interrupted = withSource((from) =>
      copyLog({
        from,
        to,
        onProgress: () => {
          throw new Error('interrupted');
        },
      }),
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    const sofar = (await to.readAll({ after: 0 })).length;
    expect(sofar).toBeGreaterThan(0);
    expect(sofar).toBeLessThan(EVENTS);
    const { said } = await run('copy');
    expect(said).toContain(`Copied ${EVENTS - sofar} events`);
    expect(said).toContain(`Both logs hold the same ${EVENTS} events`);
  });

  test('survives a short outage of the server', async () => {
    let [killed, restarted] = [false, Promise.resolve()];
    await withSource(async (from) => {
      const onProgress = () => {
        if (!killed) restarted = double.kill().then(() => double.restart());
        killed = true;
      };
      expect(await copyLog({ from, to, onProgress })).toBe(EVENTS);
      await restarted;
      expect(await verifyCopy({ from, to, onProgress: quiet })).toMatchObject({ events: EVENTS });
    });
  });

  test('refuses a log that holds anything else', async () => {
    await to.append('booking-of-another', 'none', newEvents(1, 'BookingRequested'));
    const { code, said } = await run('copy');
    expect(said).toBe(
      'The target is not a copy of this log (it holds BookingRequested in booking-of-another): ' +
        'copy into an empty one.\n',
    );
    expect(code).toBe(1);
    expect(await to.readAll({ after: 0 })).toHaveLength(1);
  });

  test('detects missing and different events', async () => {
    const [first, second] = await withSource((from) => from.readAll({ after: 0, limit: 2 }));
    if (!first || !second) throw new Error('The log has no events');
    await to.appendRecorded(first.stream, 'none', [first]);
    expect((await run('verify')).said).toBe(`The copy is incomplete: ${EVENTS} events in the source, 1 in the copy.\n`);
    await double.stop();
    double = await startEventStoreDouble();
    const other = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
    const changed = { ...first, data: { ...(first.data as object), n: -1 } };
    await other.appendRecorded(first.stream, 'none', [changed]);
    await withSource((from) => copyLog({ from, to: other, onProgress: quiet }));
    await other.close();
    expect((await run('verify')).said).toMatch(
      /^The copy differs: sha256 [0-9a-f]{64} in the source, [0-9a-f]{64} in the copy\.$/m,
    );
  });

  test('reports an error in one sentence', async () => {
    expect((await run('copy', { EVENTSTORE_URL: '' })).said).toBe(
      'EVENTSTORE_URL is not set. Set it to the target server, such as esdb://localhost:2113?tls=false.\n',
    );
    expect((await run('copy', { DATA_DIR: `${folder}/none` })).said).toBe(
      `No event log found in ${folder}/none: set DATA_DIR to the folder that holds one.\n`,
    );
    expect((await run('move')).said).toBe('Unknown command: run npm run events -- copy | verify.\n');
  });
});

/** Interleaved streams, texts that are hard to store, one event larger than others, all recorded in the past. */
async function fill(folder: string): Promise<void> {
  const log = await openSqliteEventLog({ folder, now: () => new Date('2026-01-05T00:00:00.000Z') });
  const hard: NewEvent[] = [
    newEvent('MessageSent', { text: 'a\0b\ud800 🧰 ₱' }),
    newEvent('MessageSent', { text: 'x'.repeat(700_000) }),
    newEvent('MessageSent', null),
  ];
  await log.append('conversation-1', 'none', [newEvent('MessageSent', { n: 0, 2: 'b', 1: 'a' }), ...hard]);
  for (let round = 0; round < 10; round++) {
    await Promise.all(
      Array.from({ length: STREAMS }, (_, n) =>
        log.append(`booking-${n}`, round === 0 ? 'none' : round * 3 - 1, newEvents(3, 'WorkStarted')),
      ),
    );
  }
  await log.close();
}
