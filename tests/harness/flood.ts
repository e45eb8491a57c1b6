import { expect } from 'vitest';
import { type GatewayHarness, nextEvent, recordPushes } from './gateway-harness.ts';

const MESSAGES = 2000;

/**
 * Mallory sends far more than the budget allows. `exchange` sends a message of Maria's, then a push to her, and awaits
 * both.
 */
export async function flood({ chatClient, accountClient, tokenOf, announce }: GatewayHarness) {
  const flooder = chatClient({ token: await tokenOf('mallory') });
  const maria = chatClient({ token: await tokenOf('maria') });
  const pushed = recordPushes(accountClient({ token: await tokenOf('maria') }));
  await Promise.all([nextEvent(flooder, 'resumed'), nextEvent(maria, 'resumed'), pushed.until('resumed')]);
  for (let n = 0; n < MESSAGES; n++) {
    flooder.emit('send_message', { recipientId: 'ramon', text: `spam ${n}` });
    flooder.emit('chat:typing', { recipientId: 'ramon', typing: true });
  }
  return {
    flooder,
    async exchange(n: number): Promise<void> {
      expect(await maria.emitWithAck('send_message', { recipientId: 'jun', text: `${n}` })).toMatchObject({ ok: true });
      await announce({ accounts: ['maria'] });
      await pushed.until('booking:updated', n + 1);
    },
  };
}
