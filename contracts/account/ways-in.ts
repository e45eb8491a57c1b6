import type { CloudProvider, CloudSignIn, Passkey } from '../events/account.ts';

/** How a person can sign in. Nobody may let go of the last of them. */
export type WayIn = 'password' | 'phone' | 'passkey' | CloudProvider;

/** How many passkeys one account may have: more than anybody has devices. */
export const MOST_PASSKEYS = 10;

/** What the ways in follow from. */
export type KnownWaysIn = {
  /** undefined: they chose one when they registered. */
  hasPassword?: boolean | undefined;
  /** Accounts elsewhere that open this one, oldest first. */
  cloudSignIns: readonly CloudSignIn[];
  /** Oldest first. */
  passkeys: readonly Passkey[];
};

type Contacts = { email: string | null; phoneVerified: boolean };

/** Who registered without a password said so, or has no email: then a code to the proven number lets them in. */
export function waysIn({
  email,
  hasPassword = email !== null,
  phoneVerified,
  cloudSignIns,
  passkeys,
}: KnownWaysIn & Contacts): WayIn[] {
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(phoneVerified ? (['phone'] as const) : []),
    ...cloudSignIns.map(({ provider }) => provider),
    ...passkeys.map(() => 'passkey' as const),
  ];
}
