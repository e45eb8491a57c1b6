import { type LiveMessage, ROLL_CALL_EVERY_MS } from './live.ts';

const FORGOTTEN_AFTER_MS = 3 * ROLL_CALL_EVERY_MS;

type Instance = { accountIds: Set<string>; heardAtMs: number };
export type PresenceMessage = Exclude<LiveMessage, { kind: 'typing' | 'who-is-there' }>;
type Options = {
  now: () => Date;
  /** Runs `apply`, which may change who is online. */ change?: (accountId: string, apply: () => void) => void;
};

/** Accounts connected to each gateway instance, from the instances' messages; a silent instance is forgotten. */
export function createPresenceRegistry({ now, change = (_, apply) => apply() }: Options) {
  const instances = new Map<string, Instance>();

  function known(name: string): Instance {
    const instance = instances.get(name) ?? { accountIds: new Set(), heardAtMs: 0 };
    instances.set(name, instance);
    instance.heardAtMs = now().getTime();
    return instance;
  }

  function setAll({ accountIds }: Instance, all: readonly string[]): void {
    const present = new Set(all);
    for (const accountId of accountIds)
      if (!present.has(accountId)) change(accountId, () => accountIds.delete(accountId));
    for (const accountId of present) change(accountId, () => accountIds.add(accountId));
  }

  return {
    isOnline: (accountId: string): boolean =>
      [...instances.values()].some(({ accountIds }) => accountIds.has(accountId)),

    take(message: PresenceMessage): void {
      const instance = known(message.instance);
      if (message.kind === 'roll-call') return setAll(instance, message.accountIds);
      const { accountId, online } = message;
      change(accountId, () => (online ? instance.accountIds.add(accountId) : instance.accountIds.delete(accountId)));
    },

    forgetSilent(): void {
      for (const [name, instance] of instances) {
        if (now().getTime() - instance.heardAtMs <= FORGOTTEN_AFTER_MS) continue;
        setAll(instance, []);
        instances.delete(name);
      }
    },
  };
}
