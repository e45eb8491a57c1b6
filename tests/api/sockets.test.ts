import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../harness/api-client.ts';
import { approvedWorker, testUsersOf, kapitolyo, nextWorkday, person } from '../harness/test-users.ts';
import { recordPushes, nextEvent } from '../harness/gateway-harness.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** The sockets of a whole Suki with all its limits. */

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  suki = await startTestSuki({ env: { RATE_LIMITS: 'on', PUBLIC_URL: 'https://suki.example.ph' } });
  cast = await testUsersOf(suki.url);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => suki.stop());

function chatOf({ session }: ApiClient, extraHeaders: Record<string, string> = {}): Socket {
  const socket = io(`${suki.url}/chat`, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    auth: { token: session?.accessToken },
    extraHeaders,
  });
  sockets.push(socket);
  return socket;
}

const idOf = ({ session }: ApiClient) => session?.user.id ?? '';
const send = (socket: Socket, text: string, to: ApiClient): Promise<{ ok: boolean; code?: string }> =>
  socket.emitWithAck('send_message', { recipientId: idOf(to), text });

/** The presence and typing events of a user, until the answer to an own message arrives. */
async function presenceEventsOf(partner: ApiClient, by: ApiClient, friend: ApiClient): Promise<string[]> {
  const [speaker, listener] = [chatOf(partner), chatOf(by)];
  const told = recordPushes(listener);
  await Promise.all([nextEvent(speaker, 'resumed'), told.until('resumed')]);
  listener.emit('presence:watch', { accountIds: [idOf(partner), idOf(by)] });
  await told.until('presence');
  speaker.emit('chat:typing', { recipientId: idOf(by), typing: true });
  await send(speaker, 'Good morning!', friend);
  await send(listener, 'Good morning!', friend);
  return told.heard
    .map(([event, message]) =>
      event === 'presence' && (message as { accountId: string }).accountId === idOf(partner)
        ? 'presence of the person'
        : event,
    )
    .filter((event) => ['presence of the person', 'chat:typing'].includes(event));
}

it('shows presence and typing to chat partners only', async () => {
  const { andrea, jun, carla, service } = cast;
  const nilo = await approvedWorker(suki.url, carla, 'Nilo', 'Lim', service.id);
  expect(await presenceEventsOf(jun, andrea, carla)).toEqual([]);
  const stranger = await andrea.call('readPartnerMessages', { params: { id: idOf(jun) } });
  expect(stranger.partner.online).toBe(false);

  await andrea.call('sendToPartner', { params: { id: idOf(jun) }, body: { text: 'Are you free?' } });
  expect(await presenceEventsOf(jun, andrea, carla)).toEqual(['presence of the person', 'chat:typing']);

  const { id } = await andrea.call('createBooking', {
    body: {
      serviceId: service.id,
      workerId: nilo.session?.user.workerId ?? '',
      date: nextWorkday(),
      time: '09:00',
      address: kapitolyo,
      paymentMethod: 'cash',
    },
  });
  expect(await presenceEventsOf(nilo, andrea, carla)).toEqual([]);
  await nilo.call('acceptBooking', { params: { id } });
  expect(await presenceEventsOf(nilo, andrea, carla)).toEqual(['presence of the person', 'chat:typing']);
});

it('refuses messages beyond the budget by name, by socket and by HTTP', async () => {
  const { carla, jun } = cast;
  const spammer = await person(suki.url, 'Mallory', 'Cruz', 'client');
  const socket = chatOf(spammer);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send(socket, `${n}`, jun)));
  expect(new Set(answers.map(({ ok, code }) => (ok ? 'ok' : code)))).toEqual(new Set(['ok', 'too_many_requests']));
  const byHttp = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      spammer.send('POST', `/chats/partners/${idOf(jun)}/messages`, { body: JSON.stringify({ text: `${n}` }) }),
    ),
  );
  const refused = byHttp.filter(({ status }) => status === 429);
  expect(refused).not.toHaveLength(0);
  expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
  expect(await send(chatOf(jun), 'Still here', carla)).toMatchObject({ ok: true });
});

it('refuses a socket opened by another site’s page', async () => {
  const { andrea } = cast;
  expect(await nextEvent(chatOf(andrea, { origin: 'https://evil.example' }), 'connect_error')).toBeInstanceOf(Error);
  for (const origin of ['https://suki.example.ph', suki.url])
    await nextEvent(chatOf(andrea, { origin }), 'authenticated');
});
