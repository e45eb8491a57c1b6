import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type GatewayHarness, recordPushes, openGatewayHarness, stored } from '#tests/harness/gateway-harness.ts';

let floor: GatewayHarness;

beforeEach(async () => {
  floor = await openGatewayHarness();
});

afterEach(() => floor.close());

describe('messages', () => {
  it('go to the command API, and the stored message comes back', async () => {
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    const result: SendAnswer = await client.emitWithAck('send_message', {
      recipientId: 'ramon',
      text: 'Good morning!',
      clientTempId: 't1',
    });
    expect(result).toEqual({
      ok: true,
      message: stored({ recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' }),
    });
    expect(floor.sent).toMatchObject([
      {
        sender: { caller: { accountId: 'maria', userType: 'client' } },
        message: { recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' },
      },
    ]);
  });

  it('are stored in the order in which they were written', async () => {
    const first = Promise.withResolvers<void>();
    floor.answerWith(async (message) => {
      if (message.text === 'one') await first.promise;
      return stored(message);
    });
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    const answers = ['one', 'two', 'three'].map((text) =>
      client.emitWithAck('send_message', { recipientId: 'ramon', text }),
    );
    await expect.poll(() => floor.sent.length).toBe(1);
    first.resolve();
    await Promise.all(answers);
    expect(floor.sent.map(({ message }) => message.text)).toEqual(['one', 'two', 'three']);
  });

  it('that a rule refuses are answered with the rule', async () => {
    floor.answerWith(async () => {
      throw new ApiError('not_allowed_now', { message: 'You can’t write to this person.' });
    });
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    const told = recordPushes(client);
    const result: SendAnswer = await client.emitWithAck('send_message', {
      recipientId: 'pedro',
      text: 'hi',
      clientTempId: 't1',
    });
    expect(result).toEqual({ ok: false, code: 'not_allowed_now', message: 'You can’t write to this person.' });
    expect(await told.until('message_error')).toEqual([
      { code: 'not_allowed_now', message: 'You can’t write to this person.', clientTempId: 't1' },
    ]);
  });

  it('that can not be stored, for reasons that are nobody’s business, failed to persist', async () => {
    floor.answerWith(async () => {
      throw new Error('disk sector 7');
    });
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    expect(await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' })).toEqual({
      ok: false,
      code: 'internal',
      message: 'Message failed to persist',
    });
  });

  it('that come faster than they are answered are refused by name, so that each can be sent again', async () => {
    const first = Promise.withResolvers<void>();
    floor.answerWith(async (message) => {
      await first.promise;
      return stored(message);
    });
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    const told = recordPushes(client);
    const answers = Array.from({ length: 21 }, (_, n) =>
      client.emitWithAck('send_message', { recipientId: 'ramon', text: `${n}`, clientTempId: `t${n}` }),
    );
    expect(await answers.at(-1)).toMatchObject({ ok: false, code: 'too_many_requests' });
    expect(await told.until('message_error')).toMatchObject([{ code: 'too_many_requests', clientTempId: 't20' }]);
    first.resolve();
    expect((await Promise.all(answers)).filter(({ ok }) => ok)).toHaveLength(20);
  });

  it.each([null, 'hello', {}, { recipientId: 7 }])('of the wrong shape are refused: %j', async (message) => {
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    const told = recordPushes(client);
    client.emit('send_message', message as never);
    expect(await told.until('message_error')).toMatchObject([{ code: 'invalid' }]);
    expect(floor.sent).toEqual([]);
  });
});

describe('live signs', () => {
  it('are heard by partners only', async () => {
    floor.strangers.add('pedro');
    const pedro = floor.chatClient({ token: await floor.tokenOf('pedro') });
    const [told, ramon] = [
      recordPushes(pedro),
      recordPushes(floor.chatClient({ token: await floor.tokenOf('ramon') })),
    ];
    await Promise.all([told.until('resumed'), ramon.until('resumed')]);
    pedro.emit('chat:typing', { recipientId: 'ramon', typing: true });
    pedro.emit('presence:watch', { accountIds: ['ramon', 'pedro'] });
    expect(await told.until('presence')).toEqual([{ accountId: 'pedro', online: true }]);
    floor
      .chatClient({ token: await floor.tokenOf('maria') })
      .emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await ramon.until('chat:typing')).toEqual([{ senderId: 'maria', typing: true }]);
    expect(told.heard.filter(([event]) => event === 'presence')).toHaveLength(1);
  });

  it('are asked about once for a pair of partners, whoever begins', async () => {
    const [maria, ramon] = [
      floor.chatClient({ token: await floor.tokenOf('maria') }),
      floor.chatClient({ token: await floor.tokenOf('ramon') }),
    ];
    const [first, second] = [recordPushes(maria), recordPushes(ramon)];
    maria.emit('presence:watch', { accountIds: ['ramon'] });
    await first.until('presence');
    ramon.emit('presence:watch', { accountIds: ['maria'] });
    await second.until('presence');
    expect(floor.asked).toEqual([['ramon']]);
  });

  it('of a list that was replaced are not heard any more', async () => {
    const watcher = floor.chatClient({ token: await floor.tokenOf('maria') });
    const told = recordPushes(watcher);
    watcher.emit('presence:watch', { accountIds: ['ramon', 'jun'] });
    await told.until('presence', 2);
    watcher.emit('presence:watch', { accountIds: ['jun'] });
    await told.until('presence', 3);
    const ramon = recordPushes(floor.accountClient({ token: await floor.tokenOf('ramon') }));
    await ramon.until('resumed');
    floor.accountClient({ token: await floor.tokenOf('jun') });
    expect((await told.until('presence', 4)).at(-1)).toEqual({ accountId: 'jun', online: true });
  });

  it('tell the other side who is typing', async () => {
    const [writer, reader] = [
      floor.chatClient({ token: await floor.tokenOf('maria') }),
      recordPushes(floor.chatClient({ token: await floor.tokenOf('ramon') })),
    ];
    await reader.until('resumed');
    writer.emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await reader.until('chat:typing')).toEqual([{ senderId: 'maria', typing: true }]);
  });

  it('hand on how far somebody has read', async () => {
    const client = floor.chatClient({ token: await floor.tokenOf('maria') });
    client.emit('chat:read', { partnerId: 'ramon', upToSequence: 3 });
    await expect.poll(() => floor.read).toEqual([{ partnerId: 'ramon', upToSequence: 3 }]);
  });

  it('tell who is there, from any of their sockets, to those who asked', async () => {
    const watcher = floor.chatClient({ token: await floor.tokenOf('maria') });
    const told = recordPushes(watcher);
    watcher.emit('presence:watch', { accountIds: ['ramon', 'maria'] });
    expect(await told.until('presence', 2)).toEqual([
      { accountId: 'ramon', online: false },
      { accountId: 'maria', online: true },
    ]);
    const client = floor.accountClient({ token: await floor.tokenOf('ramon') });
    expect((await told.until('presence', 3)).at(-1)).toEqual({ accountId: 'ramon', online: true });
    expect(floor.gateway.isOnline('ramon')).toBe(true);
    client.disconnect();
    expect((await told.until('presence', 4)).at(-1)).toEqual({ accountId: 'ramon', online: false });
    expect(floor.gateway.isOnline('ramon')).toBe(false);
  });
});
