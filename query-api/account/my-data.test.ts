import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { READ_MY_DATA } from '#contracts/account/my-data-grants.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import type { Documents, FindOptions } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { bookingFixture } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { ben, registrationsOf, grace, jun } from '#tests/harness/queries/test-users.ts';

const BOOKINGS = 250;
let suki: Suki;
let asked: { collection: string; skip: number; found: number }[] = [];

/** Records the reads. */
function watched(documents: Documents): Documents {
  return {
    ...documents,
    async find<D>(collection: string, options: FindOptions = {}) {
      const found = await documents.find<D>(collection, options);
      asked.push({ collection, skip: options.skip ?? 0, found: found.length });
      return found;
    },
  };
}

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z', async (folder) =>
    watched(await openSqliteDocuments({ file: join(folder, 'read-models.db') })),
  );
  const happened = recorder();
  const steps = bookingFixture(happened);
  const requests = Array.from({ length: BOOKINGS }, (_, n) => ({
    ...steps.requested({ bookingId: `b${n}` }),
    stream: `booking-b${n}`,
  }));
  await suki.happened(...registrationsOf(happened), ...requests);
});
afterAll(() => suki.close());

const granted = ({ accountId }: Caller) =>
  suki.grants.issue({ purpose: READ_MY_DATA, subject: accountId, caller: { accountId, sessionId: 's' } }, 60_000);

describe('the export of own data', () => {
  it.each([
    ['client', grace],
    ['worker', jun],
  ])('reads each job of a %s once, and skips none to come to the next', async (_, caller) => {
    const grant = await granted(caller);
    asked = [];
    const { bookings } = await suki.ask('readMyData', { query: { grant }, by: caller });
    expect(bookings).toHaveLength(BOOKINGS);
    expect(asked.filter(({ skip }) => skip > 0)).toEqual([]);
    const ofBookings = asked.filter(({ collection }) => collection === 'bookings');
    expect(ofBookings.reduce((sum, { found }) => sum + found, 0)).toBe(BOOKINGS);
  });

  it('runs once per grant, even for concurrent requests', async () => {
    const grant = await granted(grace);
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => suki.ask('readMyData', { query: { grant }, by: grace })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(suki.ask('readMyData', { query: { grant }, by: grace })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('runs once at a time per account, in parallel with others', async () => {
    const ended = suki.queryContext.exports.begin(grace.accountId);
    const grant = await granted(grace);
    await expect(suki.ask('readMyData', { query: { grant }, by: grace })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await suki.ask('readMyData', { query: { grant: await granted(ben) }, by: ben });
    ended();
    expect((await suki.ask('readMyData', { query: { grant }, by: grace })).bookings, 'not spent').toHaveLength(
      BOOKINGS,
    );
  });
});

describe('all exports', () => {
  it('read one page at a time', async () => {
    let [reading, most] = [0, 0];
    const page = async () => {
      most = Math.max(most, ++reading);
      await new Promise(setImmediate);
      reading--;
      return { items: ['row'], total: 300, page: 1, limit: 100 };
    };
    const rows = await Promise.all([1, 2, 3].map(() => Array.fromAsync(suki.queryContext.exports.everything(page))));
    expect(rows.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(most).toBe(1);
  });
});
