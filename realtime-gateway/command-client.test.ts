import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lacksPermission } from '#contracts/account/staff-permissions.ts';
import type { ChatMessage } from '#contracts/views/conversation.ts';
import type { CallContext, Caller } from '#contracts/calls/handlers.ts';
import { commandsOverHttp, inProcessCommands } from './command-client.ts';

const caller: Caller = { accountId: 'maria', userType: 'client', workerId: null, sessionId: 's1' };
const sender = { caller, token: 'token-1' };
const stored: ChatMessage = {
  _id: 'm1',
  clientTempId: 't1',
  conversationId: 'c',
  senderId: 'maria',
  recipientId: 'ramon',
  text: 'hi',
  attachments: [],
  bookingId: null,
  sequence: 1,
  sentAt: '2026-11-18T02:00:00.000Z',
  readAt: null,
};

describe('the command API in the same process', () => {
  const calls: { params: { id: string }; body: unknown; context: CallContext }[] = [];
  let known: Caller | null;
  const commands = inProcessCommands({
    handlers: {
      sendToPartner: async (call) => {
        calls.push(call);
        return { data: stored };
      },
      markRead: async (call) => {
        calls.push(call);
        return { data: call.body };
      },
      findPartners: async ({ body: { ids }, context }) => ({
        data: { ids: ids.filter((id) => id === 'ramon' && context.caller?.accountId === 'maria') },
      }),
    },
    verify: async (token) => (token === sender.token ? known : null),
    lacksPermission,
  });
  beforeEach(() => {
    calls.splice(0);
    known = { ...caller, verified: true };
  });

  it('receives the call as its route would pass it', async () => {
    expect(await commands.sendMessage(sender, { recipientId: 'ramon', text: '  hi ', clientTempId: 't1' })).toEqual(
      stored,
    );
    await commands.markRead(sender, { partnerId: 'ramon', upToSequence: 4 });
    expect(calls).toMatchObject([
      { params: { id: 'ramon' }, body: { text: 'hi', attachments: [], clientTempId: 't1' }, context: { caller } },
      { params: { id: 'ramon' }, body: { upToSequence: 4 }, context: { caller } },
    ]);
  });

  it('returns the partners of an account', async () => {
    expect(await commands.partnersAmong(sender, ['pedro', 'ramon'])).toEqual(['ramon']);
  });

  it('never receives a call that its route would refuse', async () => {
    await expect(commands.sendMessage(sender, { recipientId: 'ramon', text: '  ' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(
      commands.sendMessage(sender, {
        recipientId: 'ramon',
        attachments: [{ url: 'https://elsewhere.example/x.png', name: 'x', contentType: 'image/png' }],
      }),
    ).rejects.toMatchObject({ code: 'invalid' });
    await expect(commands.markRead(sender, { partnerId: 'ramon', upToSequence: -1 })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(calls).toEqual([]);
  });
});

describe('the authorisation of the command API in the same process', () => {
  const commands = (known: Caller | null) =>
    inProcessCommands({
      handlers: {
        sendToPartner: async () => ({ data: stored }),
        markRead: async ({ body }) => ({ data: body }),
        findPartners: async () => ({ data: { ids: ['ramon'] } }),
      },
      verify: async () => known,
      lacksPermission,
    });
  const message = { recipientId: 'ramon', text: 'hi' };

  it('refuses an ended session', async () => {
    await expect(commands(null).sendMessage(sender, message)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(commands(null).markRead(sender, { partnerId: 'ramon', upToSequence: 4 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(commands(null).partnersAmong(sender, ['ramon'])).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses messages from a staff role without that permission, as its route', async () => {
    const staff = (staffRole: string) => commands({ ...caller, userType: 'admin', staffRole, verified: true });
    await expect(staff('auditor').sendMessage(sender, message)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(staff('support').sendMessage(sender, message)).resolves.toEqual(stored);
  });

  it('refuses messages from an account without a verified address, as its route', async () => {
    await expect(commands({ ...caller, verified: false }).sendMessage(sender, message)).rejects.toMatchObject({
      code: 'unverified',
    });
    await expect(
      commands({ ...caller, verified: false }).markRead(sender, { partnerId: 'ramon', upToSequence: 4 }),
    ).resolves.toBeUndefined();
  });
});

describe('the command API in another process', () => {
  const server = createServer();
  const requests: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  let reply: { status: number; body: unknown; location?: string };
  let url: string;

  beforeEach(async () => {
    requests.splice(0);
    server.on('request', (request, response) => void answer(request, response));
    server.listen(0);
    await once(server, 'listening');
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization, 'x-forwarded-for': forwardedFor } = request.headers;
    requests.push({
      url: request.url,
      authorization,
      ...(forwardedFor !== undefined && { forwardedFor }),
      body: await json(request),
    });
    response
      .writeHead(reply.status, {
        'content-type': 'application/json',
        ...(reply.location !== undefined && { location: reply.location }),
      })
      .end(JSON.stringify(reply.body));
  }

  afterEach(async () => {
    server.removeAllListeners('request').close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  it('receives the call with the sender’s token', async () => {
    reply = { status: 201, body: { success: true, data: stored } };
    expect(
      await commandsOverHttp({ url }).sendMessage(sender, { recipientId: 'ramon', text: 'hi', clientTempId: 't1' }),
    ).toEqual(stored);
    reply = { status: 200, body: { success: true, data: { upToSequence: 4 } } };
    await commandsOverHttp({ url }).markRead(sender, { partnerId: 'ramon', upToSequence: 4 });
    expect(requests).toEqual([
      {
        url: '/api/chats/partners/ramon/messages',
        authorization: 'Bearer token-1',
        body: { text: 'hi', clientTempId: 't1' },
      },
      { url: '/api/chats/partners/ramon/read', authorization: 'Bearer token-1', body: { upToSequence: 4 } },
    ]);
  });

  it('receives the sender’s address and returns their partners', async () => {
    reply = { status: 200, body: { success: true, data: { ids: ['ramon'] } } };
    expect(
      await commandsOverHttp({ url }).partnersAmong({ ...sender, address: '203.0.113.7' }, ['ramon', 'pedro']),
    ).toEqual(['ramon']);
    expect(requests).toMatchObject([
      { url: '/api/chats/partners/known', body: { ids: ['ramon', 'pedro'] }, forwardedFor: '203.0.113.7' },
    ]);
  });

  it('returns the refusals of its rules', async () => {
    reply = {
      status: 409,
      body: { success: false, code: 'not_allowed_now', message: 'You can’t write to this person.', requestId: 'r' },
    };
    await expect(
      commandsOverHttp({ url }).sendMessage(sender, { recipientId: 'pedro', text: 'hi' }),
    ).rejects.toMatchObject({ code: 'not_allowed_now', message: 'You can’t write to this person.' });
  });

  it('is not followed to a redirect, which would leak the token', async () => {
    reply = { status: 307, body: null, location: '/api/elsewhere' };
    await expect(
      commandsOverHttp({ url }).sendMessage(sender, { recipientId: 'ramon', text: 'hi' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  it('counts as unavailable when it is down or a foreign server answers', async () => {
    reply = { status: 502, body: 'Bad gateway' };
    await expect(
      commandsOverHttp({ url }).sendMessage(sender, { recipientId: 'ramon', text: 'hi' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    await expect(
      commandsOverHttp({ url: 'http://localhost:1' }).sendMessage(sender, { recipientId: 'ramon', text: 'hi' }),
    ).rejects.toMatchObject({ code: 'unavailable' });
  });
});
