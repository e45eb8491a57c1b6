import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEventStoreDouble } from '../engines/eventstore.ts';
import { ApiClient } from '../harness/api-client.ts';
import { countLogCalls } from '../harness/log-calls.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { kapitolyo, nextWorkday, testUsersOf, type TestUsers } from '../harness/test-users.ts';

/** The calls of commands to the log of several processes, held to the table of docs/explanation/performance.md. */

const PASSWORD = 'suki-test-1';
const PAGE = join(import.meta.dirname, '../../docs/explanation/performance.md');
/** | command | reads of the first | reads | appends | */
const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([\w ]+)`[^|]*\| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(
  ([, command = '', ...counts]) => ({ command, limits: counts.map(Number) }),
);

const counted = countLogCalls();
/** The reads and appends of each call of a name, in the order of the calls. */
const measured = new Map<string, { reads: string[]; appends: string[] }[]>();
let double: Awaited<ReturnType<typeof startEventStoreDouble>>;
let suki: TestSuki;

beforeAll(async () => {
  double = await startEventStoreDouble();
  const env = { EVENTSTORE_URL: double.url };
  suki = await startTestSuki({ env });
  const { andrea, jun, service } = await testUsersOf(suki.url);
  await suki.stop({ deletesFolder: false });
  suki = await startTestSuki({ env, folder: suki.folder });
  const users = { andrea: await signedInAgain(andrea), jun: await signedInAgain(jun), service };
  for (const time of ['10:00', '13:00']) await takeOneThroughItsLife(users, time);
});
afterAll(async () => {
  counted.stop();
  await suki?.stop();
  await double?.stop();
});

function signedInAgain({ session }: ApiClient): Promise<ApiClient> {
  return new ApiClient(suki.url).signIn(session?.user.email ?? '', PASSWORD);
}

type Users = Pick<TestUsers, 'andrea' | 'jun' | 'service'>;

async function takeOneThroughItsLife({ andrea, jun, service }: Users, time: string): Promise<void> {
  async function measure<Result>(name: string, command: () => Promise<Result>): Promise<Result> {
    counted.take();
    const result = await command();
    const [request] = counted.take();
    if (!request) throw new Error(`${name} sent no request`);
    measured.set(name, [...(measured.get(name) ?? []), request.calls]);
    return result;
  }
  const body = {
    serviceId: service.id,
    date: nextWorkday(),
    address: kapitolyo,
    paymentMethod: 'cash' as const,
    time,
  };
  const workerId = jun.session?.user.workerId ?? '';
  const open = await measure('createBooking', () => andrea.call('createBooking', { body }));
  const quoted = await measure('offerQuote', () =>
    jun.call('offerQuote', { params: { id: open.id }, body: { amount: 700_00 } }),
  );
  await measure('rejectQuote', () => andrea.call('rejectQuote', { params: { id: open.id, quoteId: quoted.quoteId } }));
  const { id } = await measure('createBooking of a worker', () =>
    andrea.call('createBooking', { body: { ...body, workerId } }),
  );
  const to = { params: { id } };
  await measure('acceptBooking', () => jun.call('acceptBooking', to));
  await measure('sendToBooking', () =>
    andrea.call('sendToBooking', { params: { bookingId: id }, body: { text: 'Good morning' } }),
  );
  await measure('cancelBooking', () =>
    andrea.call('cancelBooking', { ...to, body: { reason: 'My plans have changed' } }),
  );
}

describe('the reads and appends before a warm command is answered', () => {
  it.each(rows)('are at most those of the row of $command', ({ command, limits: [, reads = 0, appends = 0] }) => {
    const warm = measured.get(command)?.at(-1);
    expect(warm?.reads.length).toBeLessThanOrEqual(reads);
    expect(warm?.appends.length).toBeLessThanOrEqual(appends);
  });
});

describe('the reads of the first command of a process', () => {
  it.each(rows)('are at most those of the row of $command', ({ command, limits: [reads = 0] }) => {
    expect(measured.get(command)?.[0]?.reads.length, String(measured.get(command)?.[0]?.reads)).toBeLessThanOrEqual(
      reads,
    );
  });

  it('read no stream twice', () => {
    for (const [command, [first]] of measured) expect(new Set(first?.reads).size, command).toBe(first?.reads.length);
  });
});

it('measures what the table lists', () => {
  expect(rows.map(({ command }) => command).toSorted()).toEqual([...measured.keys()].toSorted());
});
