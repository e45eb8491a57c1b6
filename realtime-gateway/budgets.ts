import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';

/**
 * Limits of an account over all its sockets on this instance, and of one connection. Ordinary use stays below all of
 * them. The command API enforces the limits that must outlive a process (docs/decisions/socket-budgets.md).
 */
export const socketBudgets = {
  messages: { burst: 20, perMinute: 30 },
  reads: { burst: 60, perMinute: 60 },
  /** Browsers send a typing signal every three seconds. */
  typing: { burst: 20, perMinute: 60 },
  /** Browsers send their watch list again after every read of the chat list. */
  watches: { burst: 30, perMinute: 60 },
  /** Messages beyond the budgets above before the connection is closed. */
  excess: { burst: 150, perMinute: 60 },
  /** Per connection: all packets, including unknown events and pings. */
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

/** Spends the budgets of accounts. */
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
