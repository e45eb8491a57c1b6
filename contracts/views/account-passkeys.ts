import * as z from 'zod/mini';
import { waysIn, type KnownWaysIn } from '../account/ways-in.ts';

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** It may be on several devices. */
  isSynced: z.boolean(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** An account's passkeys, newest first. `removable`: other sign-in methods exist. */
export const Passkeys = z.object({ items: z.array(Passkey), removable: z.boolean() });
export type Passkeys = z.infer<typeof Passkeys>;

type Shown = KnownWaysIn & Parameters<typeof waysIn>[0];

/** `lastUsedAt`: by passkey id, for used ones. */
export function passkeysView(account: Shown, lastUsedAt: ReadonlyMap<string, string>): Passkeys {
  const items = account.passkeys.map(({ passkeyId, name, isSynced, addedAt }) => ({
    id: passkeyId,
    name,
    isSynced,
    addedAt,
    lastUsedAt: lastUsedAt.get(passkeyId) ?? null,
  }));
  return { items: items.toReversed(), removable: waysIn(account).length > 1 };
}
