import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/** The end of a session takes effect soon for reads and sockets, and immediately for writes. All in one process. */

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

/** Signs the same user in again, with sockets open. */
async function again({ session }: ApiClient) {
  const client = await new ApiClient(suki.url).signIn(session?.user.email ?? '', 'suki-test-1');
  return { client, sockets: [await connected('/account', client), await connected('/chat', client)] as const };
}

function connected(namespace: '/account' | '/chat', { token }: ApiClient): Promise<Socket> {
  const said = namespace === '/chat' ? { auth: { token } } : { query: { token } };
  const socket = io(`${suki.url}${namespace}`, {
    ...said,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('resumed', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

const statusOf = async (client: ApiClient) => (await client.send('GET', '/auth/me')).status;
const up = (sockets: readonly Socket[]) => sockets.map((socket) => socket.connected);

/** Each cause that ends a user's sessions, with the caller who ends them. */
const ways: readonly {
  how: string;
  whose: 'andrea' | 'jun';
  end: (client: ApiClient) => Promise<unknown>;
  after?: (accountId: string) => Promise<unknown>;
}[] = [
  { how: 'signing out', whose: 'andrea', end: (client) => client.call('logout', { body: {} }) },
  {
    how: 'being signed out from another device',
    whose: 'andrea',
    end: async (client) => {
      const [own] = (await client.call('listSessions')).items;
      const elsewhere = await new ApiClient(suki.url).signIn(client.session?.user.email ?? '', 'suki-test-1');
      await elsewhere.call('endSession', { params: { id: own?.id ?? '' } });
    },
  },
  {
    how: 'another password',
    whose: 'andrea',
    end: async (client) => {
      const elsewhere = await new ApiClient(suki.url).signIn(client.session?.user.email ?? '', 'suki-test-1');
      const { accessToken } = await elsewhere.call('changePassword', { body: { password: 'suki-test-2' } });
      elsewhere.token = accessToken;
      await elsewhere.call('changePassword', { body: { password: 'suki-test-1' } });
    },
  },
  {
    how: 'a suspension',
    whose: 'andrea',
    end: (client) => change(client, { action: 'suspend', reason: 'Rude' }),
    after: (id) => changeById(id, { action: 'reinstate' }),
  },
  {
    how: 'another role',
    whose: 'jun',
    end: (client) => change(client, { action: 'role', role: 'client' }),
    after: async (id) => {
      await changeById(id, { action: 'role', role: 'worker' });
      await changeById(id, { action: 'approve' });
    },
  },
];

type Change =
  | { action: 'suspend'; reason: string }
  | { action: 'reinstate' }
  | { action: 'approve' }
  | { action: 'role'; role: 'client' | 'worker' };

function change({ session }: ApiClient, body: Change): Promise<unknown> {
  return changeById(session?.user.id ?? '', body);
}

async function changeById(id: string, body: Change): Promise<unknown> {
  return cast.carla.call('changeUser', { params: { id }, body });
}

describe.each(ways)('after $how', ({ how, whose, end, after }) => {
  it('the token reads nothing, its sockets are closed, and no new socket is accepted', async () => {
    const { client, sockets } = await again(cast[whose]);
    expect([await statusOf(client), ...up(sockets)]).toEqual([200, true, true]);
    await end(client);
    await expect.poll(() => statusOf(client)).toBe(401);
    await expect.poll(() => up(sockets)).toEqual([false, false]);
    await expect(connected('/chat', client)).rejects.toThrow('unauthenticated');
    await after?.(client.session?.user.id ?? '');
    // An ended session stays ended; a new sign-in works immediately.
    expect(await statusOf(client)).toBe(401);
    expect(await statusOf(await new ApiClient(suki.url).signIn(client.session?.user.email ?? '', 'suki-test-1'))).toBe(
      200,
    );
  });

  it('the token writes nothing through a socket that is still open', async () => {
    const {
      client,
      sockets: [, chat],
    } = await again(cast[whose]);
    const { client: partner } = await again(whose === 'andrea' ? cast.jun : cast.andrea);
    const say = (text: string) =>
      chat.emitWithAck('send_message', { recipientId: partner.session?.user.id ?? '', text });
    expect(await say(`Before ${how}`)).toMatchObject({ ok: true });
    await end(client);
    const closed = new Promise((resolve) => chat.once('disconnect', () => resolve('closed')));
    const answer = chat.connected ? await Promise.race([say(`After ${how}`), closed]) : 'closed';
    expect(['closed', { ok: false, code: 'unauthenticated', message: 'Please sign in.' }]).toContainEqual(answer);
    const { items } = await partner.call('readPartnerMessages', { params: { id: client.session?.user.id ?? '' } });
    expect(items.map(({ text }) => text)).toContain(`Before ${how}`);
    expect(items.map(({ text }) => text)).not.toContain(`After ${how}`);
    await after?.(client.session?.user.id ?? '');
  });
});
