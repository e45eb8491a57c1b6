import type { AccountEvent, CloudProvider } from '../events/account.ts';
import type { DataOf } from '../events/registry.ts';

/** How a person can sign in. Nobody may let go of the last of them. */
export type WayIn = 'password' | 'phone' | 'passkey' | CloudProvider;

/** An account that they have elsewhere. */
export type CloudSignIn = Pick<DataOf<'CloudSignInLinked'>, 'provider' | 'subject' | 'email'>;

/** How many passkeys one account may have: more than anybody has devices. */
export const MOST_PASSKEYS = 10;

export type Passkey = DataOf<'PasskeyAdded'>;

/** What the ways in follow from; the read model of accounts keeps it by the same fold. */
export type KnownWaysIn = {
  /** undefined: they chose one when they registered. */
  hasPassword?: boolean | undefined;
  /** Accounts elsewhere that open this one, oldest first. */
  cloudSignIns: readonly CloudSignIn[];
  /** Oldest first. */
  passkeys: readonly Passkey[];
};

export const noWaysIn: Pick<KnownWaysIn, 'cloudSignIns' | 'passkeys'> = { cloudSignIns: [], passkeys: [] };

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

const types = [
  'PasswordChanged',
  'CloudSignInLinked',
  'CloudSignInUnlinked',
  'PasskeyAdded',
  'PasskeyRenamed',
  'PasskeyRemoved',
] as const;
export type WaysInEvent = Extract<AccountEvent, { type: (typeof types)[number] }>;

export function isOfWaysIn(event: AccountEvent): event is WaysInEvent {
  return types.some((type) => type === event.type);
}

export function changedWaysIn({ cloudSignIns, passkeys }: KnownWaysIn, event: WaysInEvent): Partial<KnownWaysIn> {
  switch (event.type) {
    case 'PasswordChanged':
      return { hasPassword: true };
    case 'CloudSignInLinked': {
      const { provider, subject, email } = event.data;
      return { cloudSignIns: [...withoutSignIn(cloudSignIns, event.data), { provider, subject, email }] };
    }
    case 'CloudSignInUnlinked':
      return { cloudSignIns: withoutSignIn(cloudSignIns, event.data) };
    case 'PasskeyAdded':
      return { passkeys: [...passkeys, event.data] };
    case 'PasskeyRenamed': {
      const { passkeyId, name } = event.data;
      return { passkeys: passkeys.map((one) => (one.passkeyId === passkeyId ? { ...one, name } : one)) };
    }
    case 'PasskeyRemoved':
      return { passkeys: passkeys.filter(({ passkeyId }) => passkeyId !== event.data.passkeyId) };
  }
}

function withoutSignIn(known: readonly CloudSignIn[], gone: CloudSignIn): CloudSignIn[] {
  return known.filter(({ provider, subject }) => provider !== gone.provider || subject !== gone.subject);
}
