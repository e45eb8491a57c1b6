import { randomUUID } from 'node:crypto';
import { createPresenceRegistry, type PresenceMessage } from '#contracts/realtime/presence-registry.ts';

type Options = {
  publish: (message: PresenceMessage) => void;
  /** Called when an account opens its first socket on any instance, and when it closes its last. */
  onChange: (accountId: string, online: boolean) => void;
  now: () => Date;
};

/** Online accounts: those with at least one socket on any instance. */
export function createPresence({ publish, onChange, now }: Options) {
  const instance = randomUUID();
  const sockets = new Map<string, number>();
  const others = createPresenceRegistry({ now, change });

  function isOnline(accountId: string): boolean {
    return sockets.has(accountId) || others.isOnline(accountId);
  }

  /** Applies a change and reports it if the account's online state has changed. */
  function change(accountId: string, apply: () => void): void {
    const before = isOnline(accountId);
    apply();
    const after = isOnline(accountId);
    if (before !== after) onChange(accountId, after);
  }

  return {
    isOnline,

    connected(accountId: string): void {
      const count = sockets.get(accountId) ?? 0;
      change(accountId, () => sockets.set(accountId, count + 1));
      if (count === 0) publish({ kind: 'presence', instance, accountId, online: true });
    },

    disconnected(accountId: string): void {
      const count = (sockets.get(accountId) ?? 0) - 1;
      change(accountId, () => (count > 0 ? sockets.set(accountId, count) : sockets.delete(accountId)));
      if (count <= 0) publish({ kind: 'presence', instance, accountId, online: false });
    },

    /** Processes another instance's message. An instance also receives its own messages and skips them. */
    take(message: PresenceMessage): void {
      if (message.instance !== instance) others.take(message);
    },

    /** Publishes the accounts that are online on this instance. */
    answerRoll: () => publish({ kind: 'roll-call', instance, accountIds: [...sockets.keys()] }),

    /** Publishes the same roll call and forgets instances that have been silent for too long. */
    callRoll(): void {
      publish({ kind: 'roll-call', instance, accountIds: [...sockets.keys()] });
      others.forgetSilent();
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
