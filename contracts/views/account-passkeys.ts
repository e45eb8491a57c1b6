import * as z from 'zod/mini';
import { waysIn, type KnownWaysIn } from '../account/ways-in.ts';

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** It may be on several of their devices. */
  isSynced: z.boolean(),
  addedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** The passkeys of an account, as its person sees them: the newest first. `removable`: there are other ways in. */
export const Passkeys = z.object({ items: z.array(Passkey), removable: z.boolean() });
export type Passkeys = z.infer<typeof Passkeys>;

type Shown = KnownWaysIn & Parameters<typeof waysIn>[0];

/** `lastUsedAt`: by the passkey's id, of those that were used. */
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
