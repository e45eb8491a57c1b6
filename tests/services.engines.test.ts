import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChatServerEvents } from '#contracts/realtime/chat-socket.ts';
import type { ApiClient } from './api-client.ts';
import { castOf, kapitolyo, nextWorkday } from './cast.ts';
import { startEventStore } from './engines/eventstore.ts';
import type { StartedEngine } from './engines/engine.ts';
import { sharedEngine } from './engines/shared-engine.ts';
import { type RunningServices, startServices } from './start-services.ts';

/** The four services as processes of their own, two of each, on the real engines. */

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

type Cast = Awaited<ReturnType<typeof castOf>>;

describe('the services apart', () => {
  let cast: Cast;

  it('are ready, each by itself', async () => {
    for (const { port } of suki.services) {
      await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
    }
    expect(suki.services).toHaveLength(8);
  });

  it('take a booking, which every query API shows to who has made it', async () => {
    cast = await castOf(suki.url);
    const { andrea, jun, service } = cast;
    const { id } = await andrea.call('createBooking', { body: { serviceId: service.id, workerId: jun.session?.user.workerId ?? '', date: nextWorkday(), time: '09:00', address: kapitolyo, paymentMethod: 'cash' } });
    for (let n = 0; n < 4; n++) expect(await andrea.call('readBooking', { params: { id } })).toMatchObject({ id, status: 'pending' });
    await jun.call('acceptBooking', { params: { id } });
    for (let n = 0; n < 4; n++) expect(await jun.call('readBooking', { params: { id } })).toMatchObject({ id, status: 'accepted' });
  });

  it('carry a message from one gateway to a socket of the other, and know who is online', async () => {
    const { andrea, jun } = cast;
    const [here, there] = suki.copiesOf('realtime-gateway').map(({ port }) => `http://127.0.0.1:${port}`);
    const [from, to] = [await connected(here!, andrea), await connected(there!, jun)];
    try {
      const received = new Promise<Parameters<ChatServerEvents['receive_message']>[0]>((resolve) => to.once('receive_message', resolve));
      const recipientId = jun.session?.user.id ?? '';
      const sent = await from.timeout(15_000).emitWithAck('send_message', { recipientId, text: 'Magandang umaga po', clientTempId: 't1' });
      expect(sent).toMatchObject({ ok: true, message: { text: 'Magandang umaga po' } });
      expect(await received).toMatchObject({ text: 'Magandang umaga po', clientTempId: 't1' });
      await expect.poll(async () => (await andrea.call('listChats')).items.map(({ partner }) => partner.online)).toEqual([true]);
    } finally {
      from.close();
      to.close();
    }
  });

  it('give a paper that one of them took to whoever holds a link of another’s', async () => {
    const { carla, jun } = cast;
    const body = new FormData();
    body.append('files', new Blob(['%PDF-1.7 clearance'], { type: 'application/pdf' }), 'nbi.pdf');
    expect((await jun.send('POST', '/upload/documents', { body })).status).toBe(200);
    const [paper] = (await jun.call('listOwnDocuments')).items;
    const params = { workerId: jun.session?.user.workerId ?? '', documentId: paper?.id ?? '' };
    for (let n = 0; n < 2; n++) {
      for (const { url } of [await jun.call('linkOwnDocument', { params }), await carla.call('linkWorkerDocument', { params })]) expect(await (await fetch(`${suki.url}${url}`)).text()).toBe('%PDF-1.7 clearance');
    }
  });

  it('have all stayed up', () => {
    expect(suki.services.filter(({ exitedByItself }) => exitedByItself).map(({ name, said }) => `${name}: ${said}`)).toEqual([]);
  });
});

function connected(url: string, { token }: ApiClient): Promise<Socket> {
  const socket = io(`${url}/chat`, { auth: { token }, transports: ['websocket'], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('authenticated', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
