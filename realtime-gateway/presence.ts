import { randomUUID } from 'node:crypto';
import type { LiveMessage } from './live-messages.ts';

type PresenceMessage = Exclude<LiveMessage, { kind: 'typing' }>;

type Options = {
  publish: (message: PresenceMessage) => void;
  /** Somebody came (with their first socket anywhere) or left (with their last). */
  onChange: (accountId: string, online: boolean) => void;
  now: () => Date;
};

type Instance = { accountIds: Set<string>; heardAtMs: number };

export const ROLL_CALL_EVERY_MS = 30_000;
const FORGOTTEN_AFTER_MS = 3 * ROLL_CALL_EVERY_MS;

/** Who is online: an account with at least one socket on any instance. */
export function createPresence({ publish, onChange, now }: Options) {
  const instance = randomUUID();
  const sockets = new Map<string, number>();
  const others = new Map<string, Instance>();

  function isOnline(accountId: string): boolean {
    return sockets.has(accountId) || [...others.values()].some(({ accountIds }) => accountIds.has(accountId));
  }

  /** Makes a change and tells of it if somebody is online now who was not, or the other way round. */
  function change(accountId: string, apply: () => void): void {
    const before = isOnline(accountId);
    apply();
    const after = isOnline(accountId);
    if (before !== after) onChange(accountId, after);
  }

  function known(name: string): Instance {
    const other = others.get(name) ?? { accountIds: new Set(), heardAtMs: 0 };
    others.set(name, other);
    other.heardAtMs = now().getTime();
    return other;
  }

  function setAll(other: Instance, accountIds: readonly string[]): void {
    const present = new Set(accountIds);
    for (const accountId of other.accountIds) if (!present.has(accountId)) change(accountId, () => other.accountIds.delete(accountId));
    for (const accountId of present) change(accountId, () => other.accountIds.add(accountId));
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

    /** What another instance says; its own words come back to each instance and are passed over. */
    take(message: PresenceMessage): void {
      if (message.instance === instance) return;
      const other = known(message.instance);
      if (message.kind === 'roll-call') return setAll(other, message.accountIds);
      const { accountId, online } = message;
      change(accountId, () => (online ? other.accountIds.add(accountId) : other.accountIds.delete(accountId)));
    },

    /** Says who is here and forgets instances that have been silent for too long. */
    callRoll(): void {
      publish({ kind: 'roll-call', instance, accountIds: [...sockets.keys()] });
      for (const [name, other] of others) {
        if (now().getTime() - other.heardAtMs <= FORGOTTEN_AFTER_MS) continue;
        setAll(other, []);
        others.delete(name);
      }
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
