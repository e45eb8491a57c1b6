import { LRUCache } from 'lru-cache';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { GatewayCommands, Sender } from './command-client.ts';

type Options = { commands: Pick<GatewayCommands, 'partnersAmong'>; logger: Pick<Logger, 'warn'> };

const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED = 50_000;

/**
 * Who is in touch with whom, as the command API says. A yes is remembered for a while, from both sides; a no is not, since
 * the next message may change it. Where it can't be asked, nobody hears of anybody.
 */
export function createPartners({ commands, logger }: Options) {
  const known = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  return {
    /** Those of `ids` who are the sender's partners, or the sender. */
    async among(sender: Sender, ids: readonly string[]): Promise<string[]> {
      const { accountId } = sender.caller;
      const partners = new Set(ids.filter((id) => id === accountId || known.has(conversationId(accountId, id))));
      const unknown = ids.filter((id) => !partners.has(id));
      try {
        for (const id of unknown.length === 0 ? [] : await commands.partnersAmong(sender, unknown)) {
          known.set(conversationId(accountId, id), true);
          partners.add(id);
        }
      } catch (error) {
        logger.warn({ err: error, accountId }, 'Nobody could say who is in touch with whom');
      }
      return ids.filter((id) => partners.has(id));
    },
  };
}

export type Partners = ReturnType<typeof createPartners>;
