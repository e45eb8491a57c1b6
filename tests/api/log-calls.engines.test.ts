import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMinutes, manilaDay, manilaTime } from '#contracts/manila-time.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { startEventStoreDouble } from '../engines/eventstore.ts';
import { ApiClient } from '../harness/api-client.ts';
import { countLogCalls, type LogCalls } from '../harness/log-calls.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { now } from '../harness/test-clock.ts';
import { kapitolyo, testUsersOf } from '../harness/test-users.ts';
import { openRoundTheClock } from '../journeys/prepared.ts';

/** The calls of commands to the log of several processes, held to the table of docs/explanation/performance.md. */

const PASSWORD = 'suki-test-1';
const PAGE = join(import.meta.dirname, '../../docs/explanation/performance.md');
/** | command | reads of the first | reads | appends | */
const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([\w ]+)`[^|]*\| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
  ([, command = '', ...counts]) => ({ command, limits: counts.map(Number) }),
);

const counted = countLogCalls();
/** The reads and appends of each call of a name, in the order of the calls. */
const measured = new Map<string, LogCalls[]>();
let double: Awaited<ReturnType<typeof startEventStoreDouble>>;
let suki: TestSuki;

beforeAll(async () => {
  double = await startEventStoreDouble();
  const env = { EVENTSTORE_URL: double.url };
  suki = await startTestSuki({ env });
  const { andrea, jun, carla, service } = await testUsersOf(suki.url);
  // A worker may arrive at any job of the coming day.
  await carla.call('changeConfig', { body: { ...defaultSettings, arrivalWindowHours: 24, minimumNoticeMinutes: 0 } });
  await openRoundTheClock(jun);
  for (const round of [1, 3]) {
    await suki.stop({ deletesFolder: false });
    suki = await startTestSuki({ env, folder: suki.folder });
    await useSuki({ andrea, jun }, service.id, round);
    await useSuki({ andrea, jun }, service.id, round + 1);
  }
});
afterAll(async () => {
  counted.stop();
  await suki?.stop();
  await double?.stop();
});

/** Measures a command; the request is the first one of the call. */
async function measure<Result>(name: string, command: () => Promise<Result>): Promise<Result> {
  counted.take();
  const result = await command();
  const [request] = counted.take();
  if (!request) throw new Error(`${name} sent no request`);
  measured.set(name, [...(measured.get(name) ?? []), request.calls]);
  return result;
}

function signedInAgain({ session }: ApiClient): Promise<ApiClient> {
  return new ApiClient(suki.url).signIn(session?.user.email ?? '', PASSWORD);
}

/** Both sides of a request that is refused, a job that is done, and one that is cancelled. */
async function useSuki(known: Record<'andrea' | 'jun', ApiClient>, serviceId: string, round: number): Promise<void> {
  const andrea = await measure('login', () => signedInAgain(known.andrea));
  const jun = await signedInAgain(known.jun);
  const workerId = jun.session?.user.workerId ?? '';
  const requestAt = (minutes: number) => {
    const start = addMinutes(now(), 300 * round + minutes);
    return {
      serviceId,
      date: manilaDay(start),
      time: manilaTime(start),
      address: kapitolyo,
      paymentMethod: 'cash',
    } as const;
  };

  const open = await measure('createBooking', () => andrea.call('createBooking', { body: requestAt(0) }));
  const request = { params: { id: open.id } };
  await measure('editRequest', () => andrea.call('editRequest', { ...request, body: { notes: 'Ring twice' } }));
  const { quoteId } = await measure('offerQuote', () =>
    jun.call('offerQuote', { ...request, body: { amount: 700_00 } }),
  );
  await measure('rejectQuote', () => andrea.call('rejectQuote', { params: { id: open.id, quoteId } }));

  const { id } = await measure('createBooking of a worker', () =>
    andrea.call('createBooking', { body: { ...requestAt(0), workerId } }),
  );
  const job = { params: { id } };
  await measure('acceptBooking', () => jun.call('acceptBooking', job));
  const message = { params: { bookingId: id }, body: { text: 'Good morning' } };
  await measure('sendToBooking', () => andrea.call('sendToBooking', message));
  const partner = { params: { id: andrea.session?.user.id ?? '' }, body: { upToSequence: round } };
  await measure('markRead', () => jun.call('markRead', partner));
  const { date, time } = requestAt(60);
  await measure('proposeTime', () => jun.call('proposeTime', { ...job, body: { date, time } }));
  await measure('acceptTime', () => andrea.call('acceptTime', { ...job, body: {} }));
  await measure('arrive', () => jun.call('arrive', { ...job, body: {} }));
  await measure('startWork', () => jun.call('startWork', job));
  const extra = { ...job, body: { amount: 100_00, reason: 'A new hose' } };
  const { extraId } = await measure('proposeExtra', () => jun.call('proposeExtra', extra));
  await measure('approveExtra', () => andrea.call('approveExtra', { params: { id, extraId } }));
  await measure('completeWork', () => jun.call('completeWork', { ...job, body: {} }));
  await measure('reviewBooking', () => andrea.call('reviewBooking', { ...job, body: { rating: 5 } }));

  const { id: cancelled } = await andrea.call('createBooking', { body: { ...requestAt(180), workerId } });
  const end = { params: { id: cancelled } };
  await jun.call('acceptBooking', end);
  await measure('cancelBooking', () => andrea.call('cancelBooking', { ...end, body: { reason: 'Other plans' } }));
}

/**
 * The lowest count in the rounds of a command: the first after each start, or the next. A busy machine may delay the log
 * in one of them.
 */
function lowest(command: string, when: 'first' | 'next', countOf: (calls: LogCalls) => number): number {
  const rounds = measured.get(command) ?? [];
  return Math.min(...rounds.filter((_, index) => index % 2 === (when === 'first' ? 0 : 1)).map(countOf));
}

describe.each(rows)('$command', ({ command, limits: [first = 0, reads = 0, appends = 0] }) => {
  it('reads and appends as often as its row says, when its process has handled one', () => {
    expect(lowest(command, 'next', (calls) => calls.reads.length)).toBeLessThanOrEqual(reads);
    expect(lowest(command, 'next', (calls) => calls.appends.length)).toBeLessThanOrEqual(appends);
  });

  it('reads as often as its row says, and no stream twice, after a start', () => {
    expect(lowest(command, 'first', (calls) => calls.reads.length)).toBeLessThanOrEqual(first);
    expect(lowest(command, 'first', (calls) => calls.reads.length - new Set(calls.reads).size)).toBe(0);
  });
});

it('measures what the table lists', () => {
  expect(rows.map(({ command }) => command).toSorted()).toEqual([...measured.keys()].toSorted());
});
