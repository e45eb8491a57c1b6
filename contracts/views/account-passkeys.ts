import * as z from 'zod/mini';
import { signInMethodsOf, type SignInMethodFacts } from '../account/sign-in-methods.ts';

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

type AccountFacts = SignInMethodFacts & Parameters<typeof signInMethodsOf>[0];

/** `lastUsedAt`: by passkey id, for used ones. */
export function passkeysView(account: AccountFacts, lastUsedAt: ReadonlyMap<string, string>): Passkeys {
  const items = account.passkeys.map(({ passkeyId, name, isSynced, addedAt }) => ({
    id: passkeyId,
    name,
    isSynced,
    addedAt,
    lastUsedAt: lastUsedAt.get(passkeyId) ?? null,
  }));
  return { items: items.toReversed(), removable: signInMethodsOf(account).length > 1 };
}
