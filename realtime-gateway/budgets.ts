import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';

/**
 * What an account may say over all its sockets of this instance, and one connection whatever it says. Ordinary use meets
 * none of these; what lasts longer than a process is limited by the command API (docs/decisions/socket-budgets.md).
 */
export const socketBudgets = {
  messages: { burst: 20, perMinute: 30 },
  reads: { burst: 60, perMinute: 60 },
  /** A browser says every three seconds that somebody writes. */
  typing: { burst: 20, perMinute: 60 },
  /** A browser says its list again whenever it has read its chats anew. */
  watches: { burst: 30, perMinute: 60 },
  /** Sayings beyond the budgets above, before the connection is cut. */
  excess: { burst: 150, perMinute: 60 },
  /** Of one connection: everything that it sends, unknown events and pings included. */
  packets: { burst: 300, perMinute: 600 },
} satisfies Record<string, Budget>;

export type SocketBudgets = Record<keyof typeof socketBudgets, Budget>;
export type Saying = 'messages' | 'reads' | 'typing' | 'watches';

const endless: Budget = { burst: Number.POSITIVE_INFINITY, perMinute: 0 };

/** For load tests (RATE_LIMITS=off). */
export const noBudgets: SocketBudgets = {
  messages: endless,
  reads: endless,
  typing: endless,
  watches: endless,
  excess: endless,
  packets: endless,
};

export type Spending = 'within' | 'over' | 'far over';

/** What accounts say, counted. */
export function createAccountBudgets(budgets: SocketBudgets, nowMs?: () => number) {
  const of = (name: keyof SocketBudgets) => createTokenBuckets(budgets[name], nowMs);
  const sayings = { messages: of('messages'), reads: of('reads'), typing: of('typing'), watches: of('watches') };
  const excess = of('excess');

  return {
    spend(saying: Saying, accountId: string): Spending {
      if (sayings[saying].take(accountId)) return 'within';
      return excess.take(accountId) ? 'over' : 'far over';
    },
  };
}

export type AccountBudgets = ReturnType<typeof createAccountBudgets>;
