import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient } from '../harness/api-client.ts';
import { paidJob } from '../harness/paid-job.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { approvedWorker, kapitolyo, nextWorkday, person, testUsersOf } from '../harness/test-users.ts';
import { newestCode } from '../harness/verified.ts';

const PASSWORD = 'suki-test-1';
const clock = createTestClock();
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

const emailOf = ({ session }: ApiClient) => session?.user.email ?? '';
const signIn = (email: string) => new ApiClient(suki.url).signIn(email, PASSWORD);

/** Changes the user's role and returns the new session. */
async function changeRole(one: ApiClient, role: 'client' | 'worker', carla = cast.carla): Promise<ApiClient> {
  await carla.call('changeUser', { params: { id: one.session?.user.id ?? '' }, body: { action: 'role', role } });
  return signIn(emailOf(one));
}

async function close(client: ApiClient): Promise<void> {
  const { grant } = await client.call('readClosing');
  await client.call('closeAccount', { body: { grant: grant ?? '' } });
}

describe('what prevents closing an account', () => {
  it('includes an open booking of either side, and requires a grant', async () => {
    const nena = await person(suki.url, 'Nena', 'Salonga', 'client');
    const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Ocampo', cast.service.id);
    const { id } = await nena.call('createBooking', {
      body: {
        serviceId: cast.service.id,
        workerId: ramil.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '10:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    const { code } = await nena.call('readBooking', { params: { id } });
    for (const one of [nena, ramil]) {
      expect(await one.call('readClosing')).toMatchObject({ bookings: [{ id, code }], money: [], grant: null });
      const { status, body } = await one.send('POST', '/auth/close-account', { body: '{}' });
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'closing_unchecked' } });
    }
    await nena.call('cancelBooking', { params: { id }, body: { reason: 'Not needed' } });
    expect((await nena.call('readClosing')).grant).not.toBeNull();
  });

  it('includes a booking of either side that began after the grant', async () => {
    const nena = await person(suki.url, 'Nena', 'Reyes', 'client');
    const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Reyes', cast.service.id);
    const grants = [await nena.call('readClosing'), await ramil.call('readClosing')].map(({ grant }) => grant);
    const { id } = await nena.call('createBooking', {
      body: {
        serviceId: cast.service.id,
        workerId: ramil.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '10:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    await ramil.call('acceptBooking', { params: { id } });
    for (const [n, one] of [nena, ramil].entries()) {
      const { status, body } = await one.send('POST', '/auth/close-account', {
        body: JSON.stringify({ grant: grants[n] }),
      });
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'closing_unchecked' } });
    }
    await nena.call('cancelBooking', { params: { id }, body: { reason: 'Not needed' } });
    await close(nena);
  });

  it('includes an open booking from before a change of role', async () => {
    const nena = await person(suki.url, 'Nena', 'Lopez', 'client');
    const ramil = await approvedWorker(suki.url, cast.carla, 'Ramil', 'Lopez', cast.service.id);
    const { id } = await nena.call('createBooking', {
      body: {
        serviceId: cast.service.id,
        workerId: ramil.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '10:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    // A request to a former worker is declined automatically. A former worker is bound by money only, as below.
    expect(await (await changeRole(nena, 'worker')).call('readClosing')).toMatchObject({
      bookings: [{ id }],
      grant: null,
    });
  });

  it('includes unpaid earnings of a worker who became a client', async () => {
    clock.set(new Date(`${nextWorkday()}T10:00:00+08:00`));
    try {
      const carla = await signIn(emailOf(cast.carla));
      const ana = await person(suki.url, 'Ana', 'Lopez', 'client');
      const rey = await approvedWorker(suki.url, carla, 'Rey', 'Lopez', cast.service.id);
      await paidJob({ client: ana, worker: rey, serviceId: cast.service.id, now: clock.now() });
      const { money } = await rey.call('readClosing');
      expect(money).toMatchObject([{ kind: 'payment', amount: 650_00 }]);
      expect(await (await changeRole(rey, 'client', carla)).call('readClosing')).toMatchObject({ money, grant: null });
    } finally {
      clock.set(null);
    }
  });

  it('includes an undecided dispute of either side', async () => {
    clock.set(new Date(`${nextWorkday()}T10:00:00+08:00`));
    try {
      const carla = await signIn(emailOf(cast.carla));
      const lia = await person(suki.url, 'Lia', 'Ong', 'client');
      const noel = await approvedWorker(suki.url, carla, 'Noel', 'Ong', cast.service.id);
      const id = await paidJob({ client: lia, worker: noel, serviceId: cast.service.id, now: clock.now() });
      expect(await lia.call('readClosing')).toMatchObject({ disputes: [], grant: expect.any(String) });
      await lia.call('openDispute', { params: { id }, body: { about: 'not_done', text: 'It still leaks' } });
      for (const one of [lia, noel])
        await expect.poll(() => one.call('readClosing')).toMatchObject({ disputes: [{ id }], grant: null });
    } finally {
      clock.set(null);
    }
  });

  it('includes being an admin', async () => {
    expect(await cast.carla.call('readClosing')).toMatchObject({ isAdmin: true, grant: null });
  });

  it('is checked with the caller’s own grant', async () => {
    const [mia, rey] = [
      await person(suki.url, 'Mia', 'Cruz', 'client'),
      await person(suki.url, 'Rey', 'Diaz', 'client'),
    ];
    const { grant } = await mia.call('readClosing');
    const { status } = await rey.send('POST', '/auth/close-account', { body: JSON.stringify({ grant }) });
    expect(status).toBe(409);
  });
});

describe('a closed account', () => {
  it('is signed out everywhere, and reopens by signing in', async () => {
    const mia = await person(suki.url, 'Mia', 'Santos', 'client');
    const elsewhere = await signIn(emailOf(mia));
    await close(mia);
    for (const session of [mia, elsewhere])
      await expect.poll(async () => (await session.send('GET', '/auth/me')).status).toBe(401);
    const { items } = await cast.carla.call('listUsers', { query: { q: 'Mia Santos' } });
    expect(items[0]?.status).toBe('closed');
    const closed = await cast.carla.call('listUsers', { query: { status: 'closed' } });
    expect(closed.items.map(({ id }) => id)).toContain(mia.session?.user.id);
    expect(new Set(closed.items.map(({ status }) => status))).toEqual(new Set(['closed']));
    const again = await signIn(emailOf(mia));
    expect(again.session?.user).toMatchObject({ id: mia.session?.user.id, status: 'active' });
  });

  it('of a worker is hidden from search until then', async () => {
    const worker = await approvedWorker(suki.url, cast.carla, 'Tonyo', 'Vergara', cast.service.id);
    const id = worker.session?.user.workerId ?? '';
    const guest = new ApiClient(suki.url);
    const isFound = async () =>
      (await guest.call('listWorkers', { query: { limit: 100 } })).items.some((one) => one.id === id);
    expect(await isFound()).toBe(true);
    await close(worker);
    await expect.poll(isFound).toBe(false);
    await signIn(emailOf(worker));
    await expect.poll(isFound).toBe(true);
  });

  it('is closed permanently after thirty days: its email is free', async () => {
    const lea = await person(suki.url, 'Lea', 'Ramos', 'client');
    const email = emailOf(lea);
    const codeToIt = async () => {
      await new ApiClient(suki.url).call('sendEmailCode', { body: { email } });
      return newestCode(suki.url, email);
    };
    const register = (emailCode: string) =>
      new ApiClient(suki.url).send('POST', '/auth/register', {
        body: JSON.stringify({
          email,
          emailCode,
          password: 'narra-forest-7',
          firstName: 'Lea',
          lastName: 'Ramos',
          userType: 'client',
        }),
      });
    await close(lea);
    expect((await register(await codeToIt())).status).toBe(409);
    clock.set(new Date(clock.now().getTime() + 31 * DAY_MS));
    try {
      const code = await codeToIt();
      await expect.poll(async () => (await register(code)).status, { interval: 500 }).toBe(201);
      const { status } = await new ApiClient(suki.url).send('POST', '/auth/login', {
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      expect(status).toBe(401);
    } finally {
      clock.set(null);
    }
  });
});
