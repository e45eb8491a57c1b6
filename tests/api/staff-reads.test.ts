import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import { createTestClock } from '../harness/test-clock.ts';
import { ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { admin, startTestSuki, type TestSuki } from '../harness/start-suki.ts';

const clock = createTestClock();
const secret = 'The key is under the third flower pot';
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
let id: string;
let stream: string;

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
  const { andrea, jun, service } = cast;
  const junId = jun.session?.user.id ?? '';
  await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: jun.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '10:00',
      durationMinutes: 60,
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  await andrea.call('sendToPartner', { params: { id: junId }, body: { text: secret } });
  const people = [andrea.session?.user.id ?? '', junId] as const;
  id = conversationId(...people);
  stream = streams.conversation(...people);
});
afterAll(() => suki.stop());

const everythingRead = async (grant?: string) => {
  const given = grant === undefined ? {} : { grant };
  const [events, state, log] = await Promise.all([
    cast.carla.call('listEvents', { query: { stream, ...given } }),
    cast.carla.call('readStream', { params: { stream }, query: given }),
    cast.carla.call('listAuditLogs', { query: { stream } }),
  ]);
  return { events, state, log };
};
const show = (reason = 'A client says she was threatened') =>
  cast.carla.call('showMessages', { params: { id }, body: { reason } });
const refusal = (error: unknown) => String(error);

describe('a conversation between two users', () => {
  it('requires a reason, a conversation and an admin', async () => {
    expect(await show('').catch(refusal)).toMatch(/400|invalid/);
    expect(
      await cast.carla
        .call('showMessages', { params: { id: 'a~b' }, body: { reason: 'A reason that is long enough' } })
        .catch(refusal),
    ).toMatch(/404|not_found/);
    expect(
      await cast.andrea
        .call('showMessages', { params: { id }, body: { reason: 'A reason that is long enough' } })
        .catch(refusal),
    ).toMatch(/403|forbidden/);
  });

  it('is withheld from staff: events, states and the audit log show only that a message exists and its length', async () => {
    const read = await everythingRead();
    expect(JSON.stringify(read)).not.toContain('flower pot');
    const sent = read.events.items.find(({ type }) => type === 'MessageSent');
    expect(sent?.data).toMatchObject({
      text: `Private message (${secret.length})`,
      attachments: 'Private files (0)',
      sequence: 1,
    });
    expect(read.state.state).toMatchObject({ lastMessage: { text: `Private message (${secret.length})` } });
    expect(JSON.stringify(await cast.carla.call('listEvents', { query: { type: 'MessageSent' } }))).not.toContain(
      'flower pot',
    );
  });

  it('is shown for a quarter of an hour to the admin who gave a reason, and recorded as an event', async () => {
    const shownAt = clock.now();
    clock.set(shownAt);
    const { grant, expiresAt } = await show();
    clock.jumpTo(shownAt);
    expect(Date.parse(expiresAt) - shownAt.getTime()).toBe(15 * 60_000);
    const { events, state } = await everythingRead(grant);
    expect(JSON.stringify(events)).toContain(secret);
    expect(JSON.stringify(state)).toContain(secret);
    const { items } = await cast.carla.call('listAuditLogs', {
      query: { type: 'MessagesShownToStaff', strict: 'true' },
    });
    expect(items).toMatchObject([
      {
        action: 'Viewed private messages',
        actor: { id: cast.carla.session?.user.id },
        changes: 'A client says she was threatened',
        stream,
      },
    ]);
    clock.jumpTo(new Date(Date.parse(expiresAt) + 1000));
    await cast.carla.signIn('admin@suki.test', 'suki-test-1');
    expect(await everythingRead(grant).catch(refusal)).toMatch(/403|forbidden/);
  });

  it('is refused with another conversation’s, another purpose’s or a forged grant', async () => {
    const { grant } = await show();
    const { grant: ofExport } = await cast.carla.call('exportData', {
      body: { list: 'payouts', filters: '2026-11-20' },
    });
    expect(await cast.carla.call('listEvents', { query: { stream: 'system', grant } }).catch(refusal)).toMatch(
      /403|forbidden/,
    );
    for (const wrong of [ofExport, `${grant}x`, 'forged'])
      expect(await everythingRead(wrong).catch(refusal)).toMatch(/403|forbidden/);
  });
});

describe('a conversation that was shown', () => {
  it('is readable only while the requesting session lasts', async () => {
    const again = await new ApiClient(suki.url).signIn(admin.email, admin.password);
    const { grant } = await again.call('showMessages', {
      params: { id },
      body: { reason: 'A client says she was threatened' },
    });
    expect(JSON.stringify(await everythingRead(grant))).toContain(secret);
    await again.call('logout', { body: {} });
    await expect.poll(() => everythingRead(grant).catch(refusal)).toMatch(/403|forbidden/);
  });
});

describe('a list that staff export', () => {
  const taken = async (list: 'payments' | 'payouts' | 'audit_log', filters: string) => {
    const { grant } = await cast.carla.call('exportData', { body: { list, filters } });
    return { grant, file: await cast.carla.call('readExport', { query: { list, filters, grant } }) };
  };
  const noted = async () =>
    (await cast.carla.call('listAuditLogs', { query: { type: 'DataExported' } })).items.map(({ subject, changes }) => [
      subject,
      changes,
    ]);

  it('is recorded for each export, with its filters and number of rows', async () => {
    await cast.carla.call('exportData', { body: { list: 'payments', filters: 'status=failed' } });
    for (let time = 0; time < 2; time++) await taken('payments', 'status=failed');
    await expect.poll(noted).toEqual([
      ['payments', '0 rows, status failed'],
      ['payments', '0 rows, status failed'],
    ]);
  });

  it('is returned only with the requested filters', async () => {
    const friday = '2026-11-27';
    const { grant, file } = await taken('payouts', friday);
    expect(file.fileName).toBe(`suki-payouts-${friday}.csv`);
    const read = (filters: string) =>
      cast.carla.call('readExport', { query: { list: 'payouts', filters, grant } }).catch(refusal);
    expect(await read(friday)).toMatch(/403|forbidden/);
    const { grant: other } = await cast.carla.call('exportData', { body: { list: 'payouts', filters: friday } });
    expect(
      await cast.carla
        .call('readExport', { query: { list: 'payouts', filters: '2026-12-04', grant: other } })
        .catch(refusal),
    ).toMatch(/403|forbidden/);
    expect((await cast.carla.send('GET', `/admin/exports/csv?list=payouts&filters=${friday}`)).status).toBe(400);
  });
});
