import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import { ApiClient } from '../harness/api-client.ts';
import { testUsersOf, kapitolyo, nextWorkday } from '../harness/test-users.ts';
import { startEventStore } from '../engines/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import type { ServiceProcess } from '../harness/service-process.ts';
import { type RunningServices, startServices } from '../harness/start-services.ts';

/** The four services as separate processes, two of each, with the real dependencies. */

let eventStore: StartedEngine;
let suki: RunningServices;

beforeAll(async () => {
  eventStore = await startEventStore();
  const [mongo, kafka] = [await sharedEngine('mongo'), await sharedEngine('kafka')];
  suki = await startServices({ eventStoreUrl: eventStore.url, mongoUrl: mongo.url, kafkaBrokers: kafka.url });
});

afterAll(async () => {
  await suki?.stop();
  await eventStore?.stop();
});

type TestUsers = Awaited<ReturnType<typeof testUsersOf>>;

describe('separate services', () => {
  let cast: TestUsers;

  it('are each ready on their own', async () => {
    for (const { port } of suki.services) {
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    }
    expect(suki.services).toHaveLength(8);
  });

  it('accept a booking, which every query API shows to its client', async () => {
    cast = await testUsersOf(suki.url);
    const { andrea, jun, service } = cast;
    const { id } = await andrea.call('createBooking', {
      body: {
        serviceId: service.id,
        workerId: jun.session?.user.workerId ?? '',
        date: nextWorkday(),
        time: '09:00',
        address: kapitolyo,
        paymentMethod: 'cash',
      },
    });
    for (let n = 0; n < 4; n++)
      expect(await andrea.call('readBooking', { params: { id } })).toMatchObject({ id, status: 'pending' });
    await jun.call('acceptBooking', { params: { id } });
    for (let n = 0; n < 4; n++)
      expect(await jun.call('readBooking', { params: { id } })).toMatchObject({ id, status: 'accepted' });
  });

  it('carry a message from one gateway to a socket of another, and agree on who is online', async () => {
    const { andrea, jun } = cast;
    const [here, there] = suki.copiesOf('realtime-gateway').map(({ port }) => `http://127.0.0.1:${port}`);
    const [from, to] = [await connected(here!, andrea), await connected(there!, jun)];
    try {
      const received = new Promise<Parameters<ChatServerEvents['receive_message']>[0]>((resolve) =>
        to.once('receive_message', resolve),
      );
      const recipientId = jun.session?.user.id ?? '';
      const sent = await from.emitWithAck('send_message', {
        recipientId,
        text: 'Magandang umaga po',
        clientTempId: 't1',
      });
      expect(sent).toMatchObject({ ok: true, message: { text: 'Magandang umaga po' } });
      expect(await received).toMatchObject({ text: 'Magandang umaga po', clientTempId: 't1' });
      await expect
        .poll(async () => (await andrea.call('listChats')).items.map(({ partner }) => partner.online))
        .toEqual([true]);
    } finally {
      from.close();
      to.close();
    }
  });

  it('serve a document received by one process through another process’s link', async () => {
    const { carla, jun } = cast;
    const body = new FormData();
    body.append('files', new Blob(['%PDF-1.7 clearance'], { type: 'application/pdf' }), 'nbi.pdf');
    expect((await jun.send('POST', '/upload/documents', { body })).status).toBe(200);
    const document = (await jun.call('listOwnDocuments')).items.find(({ name }) => name === 'nbi.pdf');
    const params = { workerId: jun.session?.user.workerId ?? '', documentId: document?.id ?? '' };
    for (let n = 0; n < 2; n++) {
      for (const { url } of [
        await jun.call('linkOwnDocument', { params }),
        await carla.call('linkWorkerDocument', { params, body: { cause: 'application' } }),
      ])
        expect(await (await fetch(`${suki.url}${url}`)).text()).toBe('%PDF-1.7 clearance');
    }
  });

  it('apply the end of a session in every process, to reads and to sockets', async () => {
    const [api] = suki.copiesOf('command-api').map(urlOf);
    const { email = '' } = cast.andrea.session?.user ?? {};
    const client = await new ApiClient(api!).signIn(email, 'suki-test-1');
    const sockets = await Promise.all(
      suki.copiesOf('realtime-gateway').map((gateway) => connected(urlOf(gateway), client)),
    );
    const reads = () => Promise.all(suki.copiesOf('query-api').map((service) => statusOf(service, client)));
    expect(await reads()).toEqual([200, 200]);
    await client.call('logout', { body: {} });
    // The other process follows the log, within milliseconds.
    await expect.poll(() => statusOf(suki.copiesOf('command-api')[1]!, client, 'PUT')).toBe(401);
    // Sockets receive pushes until they are closed, but cannot write: each message carries its token.
    const recipientId = cast.jun.session?.user.id ?? '';
    const answers = await Promise.all(
      sockets.map((socket) => answerOrClosed(socket, { recipientId, text: 'From a dead token' })),
    );
    for (const answer of answers)
      expect(['closed', { ok: false, code: 'unauthenticated', message: 'Please sign in.' }]).toContainEqual(answer);
    const { items } = await cast.jun.call('readPartnerMessages', {
      params: { id: cast.andrea.session?.user.id ?? '' },
    });
    expect(items.map(({ text }) => text)).not.toContain('From a dead token');
    await Promise.all([
      expect.poll(reads).toEqual([401, 401]),
      expect.poll(() => sockets.map((socket) => socket.connected)).toEqual([false, false]),
    ]);
    for (const socket of sockets) socket.close();
    for (const gateway of suki.copiesOf('realtime-gateway'))
      await expect(connected(urlOf(gateway), client)).rejects.toThrow('unauthenticated');
  });

  it('know sessions that ended before they started', async () => {
    const [service] = suki.copiesOf('query-api');
    const { email = '' } = cast.andrea.session?.user ?? {};
    const client = await new ApiClient(suki.url).signIn(email, 'suki-test-1');
    await service!.stop();
    await client.call('logout', { body: {} });
    await service!.restart();
    await expect.poll(() => statusOf(service!, client)).toBe(401);
  });

  it('stay running throughout', () => {
    expect(
      suki.services.filter(({ exitedByItself }) => exitedByItself).map(({ name, output }) => `${name}: ${output}`),
    ).toEqual([]);
  });
});

async function answerOrClosed(socket: Socket, message: { recipientId: string; text: string }): Promise<unknown> {
  if (!socket.connected) return 'closed';
  const closed = new Promise((resolve) => socket.once('disconnect', () => resolve('closed')));
  return Promise.race([socket.emitWithAck('send_message', message), closed]);
}

function urlOf({ port }: ServiceProcess): string {
  return `http://127.0.0.1:${port}`;
}

async function statusOf(service: ServiceProcess, { token }: ApiClient, method: 'GET' | 'PUT' = 'GET'): Promise<number> {
  const asking = new ApiClient(urlOf(service));
  asking.token = token;
  return (await asking.send(method, '/auth/me', method === 'GET' ? {} : { body: '{}' })).status;
}

function connected(url: string, { token }: ApiClient): Promise<Socket> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('authenticated', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
