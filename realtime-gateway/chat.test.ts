import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SendAnswer } from '#contracts/realtime/chat-socket.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type GatewayHarness, recordPushes, openGatewayHarness, stored } from '#tests/harness/gateway-harness.ts';

let harness: GatewayHarness;

beforeEach(async () => {
  harness = await openGatewayHarness();
});

afterEach(() => harness.close());

describe('messages', () => {
  it('go to the command API, and the stored message comes back', async () => {
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    const result: SendAnswer = await client.emitWithAck('send_message', {
      recipientId: 'ramon',
      text: 'Good morning!',
      clientTempId: 't1',
    });
    expect(result).toEqual({
      ok: true,
      message: stored({ recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' }),
    });
    expect(harness.sent).toMatchObject([
      {
        sender: { caller: { accountId: 'maria', userType: 'client' } },
        message: { recipientId: 'ramon', text: 'Good morning!', clientTempId: 't1' },
      },
    ]);
  });

  it('are stored in the order in which they were sent', async () => {
    const first = Promise.withResolvers<void>();
    harness.answerWith(async (message) => {
      if (message.text === 'one') await first.promise;
      return stored(message);
    });
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    const answers = ['one', 'two', 'three'].map((text) =>
      client.emitWithAck('send_message', { recipientId: 'ramon', text }),
    );
    await expect.poll(() => harness.sent.length).toBe(1);
    first.resolve();
    await Promise.all(answers);
    expect(harness.sent.map(({ message }) => message.text)).toEqual(['one', 'two', 'three']);
  });

  it('that a rule refuses are answered with the rule', async () => {
    harness.answerWith(async () => {
      throw new ApiError('not_allowed_now', { message: 'You can’t write to this person.' });
    });
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
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

  it('report an unexpected failure as failed to persist, without its cause', async () => {
    harness.answerWith(async () => {
      throw new Error('disk sector 7');
    });
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    expect(await client.emitWithAck('send_message', { recipientId: 'ramon', text: 'hi' })).toEqual({
      ok: false,
      code: 'internal',
      message: 'Message failed to persist',
    });
  });

  it('are refused by id beyond the limit in progress, so that each can be sent again', async () => {
    const first = Promise.withResolvers<void>();
    harness.answerWith(async (message) => {
      await first.promise;
      return stored(message);
    });
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
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
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    const told = recordPushes(client);
    client.emit('send_message', message as never);
    expect(await told.until('message_error')).toMatchObject([{ code: 'invalid' }]);
    expect(harness.sent).toEqual([]);
  });
});

describe('typing, presence and read receipts', () => {
  it('reach partners only', async () => {
    harness.strangers.add('pedro');
    const pedro = harness.chatClient({ token: await harness.tokenOf('pedro') });
    const [told, ramon] = [
      recordPushes(pedro),
      recordPushes(harness.chatClient({ token: await harness.tokenOf('ramon') })),
    ];
    await Promise.all([told.until('resumed'), ramon.until('resumed')]);
    pedro.emit('chat:typing', { recipientId: 'ramon', typing: true });
    pedro.emit('presence:watch', { accountIds: ['ramon', 'pedro'] });
    expect(await told.until('presence')).toEqual([{ accountId: 'pedro', online: true }]);
    harness
      .chatClient({ token: await harness.tokenOf('maria') })
      .emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await ramon.until('chat:typing')).toEqual([{ senderId: 'maria', typing: true }]);
    expect(told.heard.filter(([event]) => event === 'presence')).toHaveLength(1);
  });

  it('look up a pair of partners once, for both directions', async () => {
    const [maria, ramon] = [
      harness.chatClient({ token: await harness.tokenOf('maria') }),
      harness.chatClient({ token: await harness.tokenOf('ramon') }),
    ];
    const [first, second] = [recordPushes(maria), recordPushes(ramon)];
    maria.emit('presence:watch', { accountIds: ['ramon'] });
    await first.until('presence');
    ramon.emit('presence:watch', { accountIds: ['maria'] });
    await second.until('presence');
    expect(harness.asked).toEqual([['ramon']]);
  });

  it('stop for accounts that a newer watch list lacks', async () => {
    const watcher = harness.chatClient({ token: await harness.tokenOf('maria') });
    const told = recordPushes(watcher);
    watcher.emit('presence:watch', { accountIds: ['ramon', 'jun'] });
    await told.until('presence', 2);
    watcher.emit('presence:watch', { accountIds: ['jun'] });
    await told.until('presence', 3);
    const ramon = recordPushes(harness.accountClient({ token: await harness.tokenOf('ramon') }));
    await ramon.until('resumed');
    harness.accountClient({ token: await harness.tokenOf('jun') });
    expect((await told.until('presence', 4)).at(-1)).toEqual({ accountId: 'jun', online: true });
  });

  it('show the other side who is typing', async () => {
    const [writer, reader] = [
      harness.chatClient({ token: await harness.tokenOf('maria') }),
      recordPushes(harness.chatClient({ token: await harness.tokenOf('ramon') })),
    ];
    await reader.until('resumed');
    writer.emit('chat:typing', { recipientId: 'ramon', typing: true });
    expect(await reader.until('chat:typing')).toEqual([{ senderId: 'maria', typing: true }]);
  });

  it('forward a read receipt to the command API', async () => {
    const client = harness.chatClient({ token: await harness.tokenOf('maria') });
    client.emit('chat:read', { partnerId: 'ramon', upToSequence: 3 });
    await expect.poll(() => harness.read).toEqual([{ partnerId: 'ramon', upToSequence: 3 }]);
  });

  it('report presence on any socket of an account to its watchers', async () => {
    const watcher = harness.chatClient({ token: await harness.tokenOf('maria') });
    const told = recordPushes(watcher);
    watcher.emit('presence:watch', { accountIds: ['ramon', 'maria'] });
    expect(await told.until('presence', 2)).toEqual([
      { accountId: 'ramon', online: false },
      { accountId: 'maria', online: true },
    ]);
    const client = harness.accountClient({ token: await harness.tokenOf('ramon') });
    expect((await told.until('presence', 3)).at(-1)).toEqual({ accountId: 'ramon', online: true });
    expect(harness.gateway.isOnline('ramon')).toBe(true);
    client.disconnect();
    expect((await told.until('presence', 4)).at(-1)).toEqual({ accountId: 'ramon', online: false });
    expect(harness.gateway.isOnline('ramon')).toBe(false);
  });
});
