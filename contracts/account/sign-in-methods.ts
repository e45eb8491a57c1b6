import type { CloudProvider, CloudSignIn, Passkey } from '../events/account.ts';

/** A person's sign-in methods. The last one cannot be removed. */
export type SignInMethod = 'password' | 'phone' | 'passkey' | CloudProvider;

/** Maximum number of passkeys per account; more than a user has devices. */
export const MOST_PASSKEYS = 10;

/** The data from which the sign-in methods follow. */
export type SignInMethodFacts = {
  /** undefined: chosen at registration. */
  hasPassword?: boolean | undefined;
  /** Cloud accounts that sign in to this one, oldest first. */
  cloudSignIns: readonly CloudSignIn[];
  /** Oldest first. */
  passkeys: readonly Passkey[];
};

type Contacts = { email: string | null; phoneVerified: boolean };

/** Registrations without a password recorded that or have no email; they sign in with a code to the verified number. */
export function signInMethodsOf({
  email,
  hasPassword = email !== null,
  phoneVerified,
  cloudSignIns,
  passkeys,
}: SignInMethodFacts & Contacts): SignInMethod[] {
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(phoneVerified ? (['phone'] as const) : []),
    ...cloudSignIns.map(({ provider }) => provider),
    ...passkeys.map(() => 'passkey' as const),
  ];
}
