import type { AccountEvent, CloudProvider } from '../events/account.ts';
import type { DataOf } from '../events/registry.ts';

/** How a person can sign in. Nobody may let go of the last of them. */
export type WayIn = 'password' | 'phone' | CloudProvider;

/** An account that they have elsewhere. */
export type CloudSignIn = Pick<DataOf<'CloudSignInLinked'>, 'provider' | 'subject' | 'email'>;

/** What the ways in follow from; the read model of accounts keeps it by the same fold. */
export type KnownWaysIn = {
  /** undefined: they chose one when they registered. */
  hasPassword?: boolean | undefined;
  /** Accounts elsewhere that open this one, oldest first. */
  cloudSignIns: readonly CloudSignIn[];
};

export const noWaysIn: Pick<KnownWaysIn, 'cloudSignIns'> = { cloudSignIns: [] };

type Contacts = { email: string | null; phoneVerified: boolean };

/** Who registered without a password said so, or has no email: then a code to the proven number lets them in. */
export function waysIn({
  email,
  hasPassword = email !== null,
  phoneVerified,
  cloudSignIns,
}: KnownWaysIn & Contacts): WayIn[] {
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(phoneVerified ? (['phone'] as const) : []),
    ...cloudSignIns.map(({ provider }) => provider),
  ];
}

const types = ['PasswordChanged', 'CloudSignInLinked', 'CloudSignInUnlinked'] as const;
export type WaysInEvent = Extract<AccountEvent, { type: (typeof types)[number] }>;

export function isOfWaysIn(event: AccountEvent): event is WaysInEvent {
  return types.some((type) => type === event.type);
}

export function changedWaysIn({ cloudSignIns }: KnownWaysIn, event: WaysInEvent): Partial<KnownWaysIn> {
  if (event.type === 'PasswordChanged') return { hasPassword: true };
  const { provider, subject, email } = event.data;
  const others = cloudSignIns.filter((one) => one.provider !== provider || one.subject !== subject);
  return { cloudSignIns: event.type === 'CloudSignInLinked' ? [...others, { provider, subject, email }] : others };
}
