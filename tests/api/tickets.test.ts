import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, HOUR_MS, manilaDay } from '#contracts/manila-time.ts';
import { createTestClock } from '../harness/test-clock.ts';
import type { ApiClient } from '../harness/api-client.ts';
import { nextEvent, recordPushes } from '../harness/gateway-harness.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { testUsersOf, person } from '../harness/test-users.ts';

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
const clock = createTestClock();
const sockets: Socket[] = [];

beforeAll(async () => {
  suki = await startTestSuki({ clock });
  cast = await testUsersOf(suki.url);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => suki.stop());

/** Signs everyone in again, because tokens are short-lived. */
async function pass(ms: number): Promise<void> {
  clock.jumpTo(new Date(clock.now().getTime() + ms));
  for (const one of [cast.andrea, cast.jun, cast.carla]) await one.renew();
}

const idOf = ({ session }: ApiClient) => session?.user.id ?? '';
const ask = (who: ApiClient, text = 'Nobody came to my job') =>
  who.call('openTicket', { body: { topic: 'booking', text } });
const post = (who: ApiClient, path: string, body: object = {}) =>
  who.send('POST', path, { body: JSON.stringify(body) });

async function accountSocket({ session }: ApiClient) {
  const socket = io(`${suki.url}/account`, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    query: { token: session?.accessToken },
  });
  sockets.push(socket);
  const told = recordPushes(socket);
  await nextEvent(socket, 'resumed');
  return told;
}

describe('a request for help', () => {
  it('is answered, resolved, rated, and reopened by a reply of the requester', async () => {
    const { andrea, carla } = cast;
    const { id, code } = await ask(andrea);
    expect(code).toMatch(/^T-/);
    expect((await andrea.call('listTickets')).items[0]).toMatchObject({ id, status: 'open', unread: 0 });

    await carla.call('answerTicket', { params: { id }, body: { text: 'We’re looking into it' } });
    const answered = await andrea.call('readTicket', { params: { id } });
    expect(answered).toMatchObject({ status: 'waiting', unread: 1, messages: [{ isRead: true }, { isRead: false }] });
    expect(answered.messages[1], 'staff show a name and a picture, and no account').toEqual(
      expect.objectContaining({ side: 'staff', by: { name: expect.any(String), avatar: null } }),
    );
    await andrea.call('readTicketUpTo', { params: { id }, body: { upToSequence: 2 } });
    expect((await andrea.call('readTicket', { params: { id } })).unread).toBe(0);
    expect((await andrea.call('listNotifications')).items[0]).toMatchObject({
      type: 'TicketReplied',
      details: { ticketId: id, code },
    });

    await carla.call('resolveTicketAsStaff', { params: { id } });
    await andrea.call('rateTicket', { params: { id }, body: { rating: 'good', comment: 'Quick' } });
    await andrea.call('replyToTicket', { params: { id }, body: { text: 'It broke again' } });
    expect(await carla.call('readAdminTicket', { params: { id } })).toMatchObject({
      status: 'open',
      rating: { rating: 'good', comment: 'Quick' },
      assignee: { accountId: idOf(carla) },
      unread: 1,
      requester: { accountId: idOf(andrea), name: 'Andrea Reyes' },
    });
  });

  it('is visible to its requester and staff only, and a note to staff only', async () => {
    const { andrea, jun, carla } = cast;
    const { id } = await ask(andrea);
    await carla.call('noteTicket', { params: { id }, body: { text: 'Called before, was rude' } });
    expect(JSON.stringify(await andrea.call('readTicket', { params: { id } }))).not.toContain('rude');
    expect((await carla.call('readAdminTicket', { params: { id } })).notes).toMatchObject([
      { text: 'Called before, was rude' },
    ]);
    for (const [method, path] of [
      ['GET', `/tickets/${id}`],
      ['POST', `/tickets/${id}/resolve`],
      ['POST', `/tickets/${id}/reopen`],
    ] as const)
      expect(await jun.send(method, path), path).toMatchObject({ status: 404 });
    expect(await post(jun, `/tickets/${id}/replies`, { text: 'Me too' })).toMatchObject({ status: 404 });
    expect(await post(jun, `/tickets/${id}/rating`, { rating: 'bad' })).toMatchObject({ status: 404 });
    expect(await andrea.send('GET', `/admin/tickets/${id}`)).toMatchObject({ status: 403 });
    expect(await post(andrea, `/admin/tickets/${id}/notes`, { text: 'Hi' })).toMatchObject({ status: 403 });
  });

  it('can be started by staff only: the person is notified and answers', async () => {
    const { andrea, jun, carla } = cast;
    const body = {
      accountId: idOf(jun),
      topic: 'account' as const,
      text: 'Your clearance ends soon',
      clientTempId: 'c-1',
    };
    const { id, code } = await carla.call('openTicketFor', { body });
    expect((await carla.call('openTicketFor', { body })).id, 'a repeated message').toBe(id);
    expect(await jun.call('readTicket', { params: { id } })).toMatchObject({ status: 'waiting', unread: 1 });
    await expect
      .poll(async () => (await jun.call('listNotifications')).items[0])
      .toMatchObject({ type: 'TicketOpened', details: { ticketId: id, code } });
    expect(await carla.call('readAdminTicket', { params: { id } })).toMatchObject({
      requester: { accountId: idOf(jun) },
      assignee: { accountId: idOf(carla) },
      targets: { firstAnswer: { state: 'met' }, resolution: { state: 'paused' } },
    });
    await jun.call('replyToTicket', { params: { id }, body: { text: 'I’ll get a new one' } });
    expect((await carla.call('readAdminTicket', { params: { id } })).status).toBe('open');
    expect(await post(andrea, '/admin/tickets', body)).toMatchObject({ status: 403 });
    for (const accountId of [idOf(carla), 'a-unknown'])
      expect(await post(carla, '/admin/tickets', { ...body, accountId })).toMatchObject({ status: 404 });
  });

  it('refers only to records that concern its requester', async () => {
    const { andrea } = cast;
    for (const about of [
      { kind: 'booking', id: 'b-unknown' },
      { kind: 'person', id: 'a-unknown' },
    ])
      expect(await post(andrea, '/tickets', { topic: 'booking', text: 'Hi', about })).toMatchObject({ status: 404 });
  });

  it('is stored once for repeated first messages, and so is a reply', async () => {
    const { andrea } = cast;
    const body = { topic: 'app' as const, text: 'It won’t load', clientTempId: 'first-1' };
    const [one, other] = [await andrea.call('openTicket', { body }), await andrea.call('openTicket', { body })];
    expect(other.id).toBe(one.id);
    const reply = { text: 'Hello?', clientTempId: 'reply-1' };
    const said = [1, 2].map(() => andrea.call('replyToTicket', { params: { id: one.id }, body: reply }));
    const [first, second] = await Promise.all(said);
    expect(second?.id).toBe(first?.id);
    expect((await andrea.call('readTicket', { params: { id: one.id } })).messages).toHaveLength(2);
  });

  it('requires text or a picture, and accepts a picture alone', async () => {
    const { andrea } = cast;
    expect(await post(andrea, '/tickets', { topic: 'app', text: '  ' })).toMatchObject({ status: 400 });
    const attachments = [{ url: '/api/files/f1', name: 'pipe.jpg', contentType: 'image/jpeg' }];
    expect(await post(andrea, '/tickets', { topic: 'app', attachments })).toMatchObject({ status: 201 });
    const elsewhere = [{ url: 'https://evil.example/x.png', name: 'x', contentType: 'image/png' }];
    expect(await post(andrea, '/tickets', { topic: 'app', attachments: elsewhere })).toMatchObject({ status: 400 });
  });
});

describe('the queue', () => {
  it('shows the most urgent first, and counts the tickets of each person', async () => {
    const { carla } = cast;
    const lita = await person(suki.url, 'Lita', 'Ramos', 'client');
    const calm = await ask(lita, 'When will the app speak Ilocano?');
    const danger = await lita.call('openTicket', { body: { topic: 'safety', text: 'He threatened me' } });
    const found = await carla.call('listAdminTickets', { query: { status: 'unsolved', q: 'lita' } });
    expect(found.items.map(({ id }) => id)).toEqual(expect.arrayContaining([calm.id, danger.id]));
    const byCode = await carla.call('listAdminTickets', { query: { q: calm.code.slice(2) } });
    expect(byCode.items.map(({ id }) => id)).toEqual([calm.id]);
    const queue = await carla.call('listAdminTickets', { query: { status: 'open', assignee: 'nobody' } });
    expect(queue.items[0]).toMatchObject({
      id: danger.id,
      priority: 'urgent',
      targets: { firstAnswer: { state: 'running' } },
    });
    const before = queue.counts;
    await carla.call('assignTicket', { params: { id: calm.id }, body: { assigneeId: idOf(carla) } });
    const after = await carla.call('listAdminTickets', { query: { status: 'unsolved', assignee: 'me' } });
    expect(after.items.map(({ id }) => id)).toContain(calm.id);
    expect(after.counts).toMatchObject({ mine: before.mine + 1, unassigned: before.unassigned - 1 });
    expect((await carla.call('listAdminTickets', { query: { q: danger.code } })).items).toMatchObject([
      { id: danger.id },
    ]);
    expect(await post(carla, `/admin/tickets/${calm.id}/assign`, { assigneeId: idOf(lita) })).toMatchObject({
      status: 409,
    });
  });

  it('filters by the days of its tickets, and sorts as requested', async () => {
    const { carla } = cast;
    const rosa = await person(suki.url, 'Rosa', 'Tan', 'client');
    const first = await ask(rosa, 'My first question');
    await pass(24 * HOUR_MS);
    await rosa.renew();
    const second = await ask(rosa, 'My second question');
    await rosa.call('replyToTicket', { params: { id: first.id }, body: { text: 'Still nothing' } });
    const today = manilaDay(clock.now());
    const found = async (query: { from?: string; to?: string; sort?: 'opened' | '-opened' | 'last' }, q?: string) =>
      (await carla.call('listAdminTickets', { query: { status: 'open', ...(q && { q }), ...query } })).items
        .map(({ id }) => id)
        .filter((id) => id === first.id || id === second.id);
    for (const q of [undefined, 'rosa']) {
      expect(await found({ from: today, to: today }, q)).toEqual([second.id]);
      expect(await found({ to: addDays(today, -1) }, q)).toEqual([first.id]);
      expect(await found({ sort: 'opened' }, q)).toEqual([first.id, second.id]);
      expect(await found({ sort: '-opened' }, q)).toEqual([second.id, first.id]);
      expect(await found({ sort: 'last' }, q)).toEqual([second.id, first.id]);
    }
  });

  it('stops the clock while it waits for the person', async () => {
    const { andrea, carla } = cast;
    const { id } = await ask(andrea);
    const left = async () => (await carla.call('readAdminTicket', { params: { id } })).targets.resolution.leftMs;
    await pass(HOUR_MS);
    await carla.call('answerTicket', { params: { id }, body: { text: 'Which job was it?' } });
    const once = await left();
    await pass(5 * HOUR_MS);
    expect(await left()).toBe(once);
    await andrea.call('replyToTicket', { params: { id }, body: { text: 'The tap' } });
    await pass(HOUR_MS);
    expect(await left()).toBeLessThan(once - HOUR_MS + 60_000);
  });

  it('joins two requests of one person, and refuses two of different people', async () => {
    const { andrea, jun, carla } = cast;
    const [one, other] = [await ask(andrea, 'First words'), await ask(andrea, 'Second words')];
    const strange = await ask(jun);
    expect(await post(carla, `/admin/tickets/${one.id}/merge`, { intoTicketId: strange.id })).toMatchObject({
      status: 409,
    });
    await carla.call('mergeTicket', { params: { id: one.id }, body: { intoTicketId: other.id } });
    const joined = await andrea.call('readTicket', { params: { id: other.id } });
    expect(joined.messages.map(({ text }) => text)).toEqual(['First words', 'Second words']);
    expect((await carla.call('readAdminTicket', { params: { id: other.id } })).unread, 'of both').toBe(2);
    await carla.call('readTicketUpToAsStaff', { params: { id: other.id }, body: { upToSequence: 1 } });
    expect((await carla.call('readAdminTicket', { params: { id: other.id } })).unread).toBe(0);
    expect(await andrea.call('readTicket', { params: { id: one.id } })).toMatchObject({ mergedInto: other.id });
    expect(await post(andrea, `/tickets/${one.id}/replies`, { text: 'Hello?' })).toMatchObject({
      status: 409,
      body: { details: { mergedInto: other.id } },
    });
    expect(await post(carla, `/admin/tickets/${other.id}/merge`, { intoTicketId: one.id })).toMatchObject({
      status: 409,
    });
  });
});

it('pushes each message to both sides, and nothing to others', async () => {
  const { andrea, jun, carla } = cast;
  const { id } = await ask(andrea);
  const [hers, staffs, strangers] = [await accountSocket(andrea), await accountSocket(carla), await accountSocket(jun)];
  await carla.call('answerTicket', { params: { id }, body: { text: 'Hi Andrea' } });
  await Promise.all([hers.until('ticket:updated'), staffs.until('ticket:updated')]);
  expect(hers.heard.find(([event]) => event === 'ticket:updated')?.[1]).toMatchObject({ ticketId: id });
  const other = await ask(jun);
  await strangers.until('ticket:updated');
  expect(strangers.heard.filter(([event]) => event === 'ticket:updated')).toMatchObject([
    ['ticket:updated', { ticketId: other.id }],
  ]);
});
