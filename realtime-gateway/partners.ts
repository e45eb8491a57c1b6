import { LRUCache } from 'lru-cache';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { GatewayCommands, Sender } from './command-client.ts';

type Options = { commands: Pick<GatewayCommands, 'partnersAmong'>; logger: Pick<Logger, 'warn'> };

const REMEMBERED_MS = 5 * 60_000;
const REMEMBERED = 50_000;

/**
 * Partners of an account, as the command API reports them. A positive answer is cached for both sides; a negative one
 * is not, since the next message may change it. On failure no one counts as a partner.
 */
export function createPartners({ commands, logger }: Options) {
  const known = new LRUCache<string, true>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  return {
    /** The accounts of `ids` that are partners of the sender, or the sender. */
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
        logger.warn({ err: error, accountId }, 'Partner lookup failed');
      }
      return ids.filter((id) => partners.has(id));
    },
  };
}

export type Partners = ReturnType<typeof createPartners>;
