import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import { MyData } from '#contracts/views/account-my-data.ts';
import { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let bookingId: string;
const said = {
  mine: 'The key is with the guard',
  theirs: 'I come at nine',
  stranger: 'Nobody else reads this',
  help: 'My name is spelled wrong',
  staffOnly: 'Be kind to her',
  report: 'He shouted at my guard',
};

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
  const { andrea, jun, service } = cast;
  const body = {
    serviceId: service.id,
    workerId: jun.session?.user.workerId ?? '',
    date: nextWorkday(),
    time: '10:00',
    address: kapitolyo,
    notes: 'Ring twice',
    paymentMethod: 'cash' as const,
  };
  const question = { id: 'gate', type: 'text' as const, label: { en: 'Which gate?' }, required: false };
  await jun.call('saveOwnForm', { body: { fields: [question], publish: true, revision: -1 } });
  const asked = { answers: { 'worker.gate': 'The blue one' }, workerFormVersion: 1 };
  bookingId = (await andrea.call('createBooking', { body: { ...body, ...asked } })).id;
  const help = await andrea.call('openTicket', { body: { topic: 'account', text: said.help } });
  await cast.carla.call('answerTicket', { params: { id: help.id }, body: { text: 'We’ll call you', resolve: true } });
  await cast.carla.call('noteTicket', { params: { id: help.id }, body: { text: said.staffOnly } });
  const reported = { accountId: idOf(jun), about: 'other', from: 'booking', text: said.report } as const;
  await andrea.call('reportPerson', { body: reported });
  await andrea.call('sendToPartner', { params: { id: idOf(jun) }, body: { text: said.mine } });
  await jun.call('sendToPartner', { params: { id: idOf(andrea) }, body: { text: said.theirs } });
  // Other users with data of their own.
  const nena = await person(suki.url, 'Nena', 'Salonga', 'client');
  const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Ocampo', service.id);
  await nena.call('createBooking', {
    body: { ...body, workerId: ramil.session?.user.workerId ?? '', notes: 'Nena’s own note' },
  });
  await nena.call('sendToPartner', { params: { id: idOf(ramil) }, body: { text: said.stranger } });
});
afterAll(() => suki.stop());

const idOf = ({ session }: ApiClient) => session?.user.id ?? '';

/** Changes the user's role and returns the new session. */
async function changeRole({ session }: ApiClient, role: 'client' | 'worker'): Promise<ApiClient> {
  await cast.carla.call('changeUser', { params: { id: session?.user.id ?? '' }, body: { action: 'role', role } });
  return new ApiClient(suki.url).signIn(session?.user.email ?? '', 'suki-test-1');
}

async function dataOf(client: ApiClient): Promise<MyData> {
  const { grant } = await client.call('requestMyData');
  return client.call('readMyData', { query: { grant } });
}

describe('a client’s data export', () => {
  it('contains their account, bookings with their address, and both sides of their chats', async () => {
    const data = await dataOf(cast.andrea);
    expect(MyData.safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      account: { id: idOf(cast.andrea), email: cast.andrea.session?.user.email },
      bookings: [{ as: 'client', service: 'Kitchen tap repair', with: 'Jun Bautista', notes: 'Ring twice' }],
      messages: [
        { with: 'Jun Bautista', from: 'me', text: said.mine },
        { with: 'Jun Bautista', from: 'them', text: said.theirs },
      ],
      helpRequests: [
        {
          topic: 'account',
          status: 'resolved',
          messages: [
            { from: 'me', text: said.help },
            { from: 'suki', text: 'We’ll call you' },
          ],
        },
      ],
      safetyReports: [{ of: 'Jun Bautista', about: 'other', text: said.report, lookedIntoAt: null }],
      work: null,
    });
    expect(JSON.stringify(data), 'internal notes of staff').not.toContain(said.staffOnly);
    expect(data.bookings[0]?.address).toMatchObject({ line: kapitolyo.line });
    expect(data.bookings[0]?.answered).toMatchObject([
      { label: { en: 'Which gate?' }, answer: { text: 'The blue one' } },
    ]);
    const types = data.accountHistory.map(({ type }) => type);
    expect(types[0]).toBe('AccountRegistered');
    expect(types).toContain('EmailVerified');
    expect(types.at(-1)).toBe('OwnDataTaken');
  });
});

describe('a worker’s data export', () => {
  it('contains their documents and payouts, and no client’s home address', async () => {
    const data = await dataOf(cast.jun);
    expect(data.bookings).toMatchObject([
      { as: 'worker', with: 'Andrea Reyes', address: null, notes: null, answered: [] },
    ]);
    expect(data.work?.documents.length).toBeGreaterThan(0);
    expect(data.work?.profile.services).toMatchObject([{ name: 'Kitchen tap repair' }]);
    expect(data.work?.questions.fields).toMatchObject([{ label: { en: 'Which gate?' } }]);
    expect(data.safetyReports).toEqual([]);
    expect(JSON.stringify(data), 'the report and its author').not.toContain(said.report);
    expect(JSON.stringify(data)).not.toContain(kapitolyo.line);
  });
});

describe('the data export of a person who changed roles', () => {
  it('contains their data as a client and as a worker', async () => {
    const mia = await person(suki.url, 'Mia', 'Lopez', 'client');
    const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Lopez', cast.service.id);
    const body = {
      serviceId: cast.service.id,
      workerId: ramil.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '10:00',
      address: kapitolyo,
      paymentMethod: 'cash' as const,
    };
    const { id } = await mia.call('createBooking', { body });
    const { code } = await mia.call('readBooking', { params: { id } });
    const data = await dataOf(await changeRole(mia, 'worker'));
    expect(data.bookings).toMatchObject([
      { code, as: 'client', with: 'Ramil Lopez', address: { line: kapitolyo.line } },
    ]);
    expect(data.work).toMatchObject({ documents: [] });

    const former = await dataOf(await changeRole(ramil, 'client'));
    expect(former.bookings).toMatchObject([{ code, as: 'worker', with: 'Mia Lopez', address: null }]);
    expect(former.work?.profile.services).toMatchObject([{ name: 'Kitchen tap repair' }]);
    expect(JSON.stringify(former)).not.toContain(kapitolyo.line);
  });
});

it('contains no private data of others: no address, number, email, note or chat that they could not see', async () => {
  const everybody = (await cast.carla.call('listUsers', { query: { limit: 100 } })).items;
  for (const client of [cast.andrea, cast.jun, cast.carla]) {
    const text = JSON.stringify(await dataOf(client));
    const others = everybody.filter(({ id }) => id !== idOf(client));
    expect(others.length).toBeGreaterThan(3);
    const secrets = others.flatMap(({ email, phone }) => [email, phone]).filter((one) => one !== null && one !== '');
    for (const secret of [...secrets, said.stranger, 'Nena’s own note']) expect(text).not.toContain(secret);
  }
});

describe('access to a data export', () => {
  it('is refused with no grant, a wrong grant or another person’s grant', async () => {
    const { grant } = await cast.andrea.call('requestMyData');
    const path = (text: string) => `/auth/my-data?grant=${encodeURIComponent(text)}`;
    expect((await cast.andrea.send('GET', '/auth/my-data')).status).toBe(400);
    expect((await cast.andrea.send('GET', path('nonsense'))).status).toBe(403);
    expect((await cast.jun.send('GET', path(grant))).status).toBe(403);
    expect((await cast.carla.send('GET', path(grant))).status).toBe(403);
    expect((await new ApiClient(suki.url).send('GET', path(grant))).status).toBe(401);
  });

  it('is recorded each time, also for the same Idempotency-Key, and is limited', async () => {
    const mia = await person(suki.url, 'Mia', 'Cruz', 'client');
    const headers = { 'idempotency-key': randomUUID() };
    const ask = () => mia.send('POST', '/auth/my-data', { headers });
    const statuses = [];
    for (let nth = 0; nth < 6; nth++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { items } = await cast.carla.call('listAuditLogs', {
      query: { stream: streams.account(idOf(mia)), type: 'OwnDataTaken' },
    });
    expect(items).toHaveLength(5);
  });
});

it('identifies a booking by the code that users see', async () => {
  const { code } = await cast.andrea.call('readBooking', { params: { id: bookingId } });
  expect((await dataOf(cast.andrea)).bookings.map((one) => one.code)).toEqual([code]);
});
