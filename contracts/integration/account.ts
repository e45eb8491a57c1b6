import * as z from 'zod/mini';
import { type accountEvents, ContactKind, type loginEvents } from '../events/account.ts';
import { Language, PaymentMethod, UserType } from '../roles.ts';
import { goesOut, goesOutBare, type Rows, staysHere } from './row.ts';

/** Who registered and what became of it; never a name, an address or a way to reach somebody. The stream names the account. */
export const accountRows = {
  AccountRegistered: goesOut(
    'suki.account.registered.v1',
    'Somebody registered.',
    z.object({ accountId: z.string(), userType: UserType, workerId: z.nullable(z.string()), language: Language }),
  ),
  ProfileChanged: staysHere('names and ways to reach somebody'),
  AvatarChanged: staysHere('faces'),
  EmailVerified: goesOutBare('suki.account.email_verified.v1', 'They proved that their email is theirs.'),
  PhoneVerified: goesOutBare('suki.account.phone_verified.v1', 'They proved that their phone is theirs.'),
  ContactChangeRequested: staysHere('names and ways to reach somebody'),
  ContactChangeWithdrawn: staysHere('names and ways to reach somebody'),
  ContactChanged: goesOut(
    'suki.account.contact_changed.v1',
    'They have another email or phone, and proved that it is theirs.',
    z.object({ kind: ContactKind }),
  ),
  ContactChangeUndone: goesOut(
    'suki.account.contact_change_undone.v1',
    'Their former email or phone is back.',
    z.object({ kind: ContactKind, proven: z.boolean() }),
  ),
  PasswordChanged: staysHere('security'),
  DefaultPaymentMethodChosen: goesOut(
    'suki.account.payment_method_chosen.v1',
    'They chose how they usually pay.',
    z.object({ method: PaymentMethod }),
  ),
  LanguageChosen: goesOut(
    'suki.account.language_chosen.v1',
    'They chose a language.',
    z.object({ language: Language }),
  ),
  RoleChanged: goesOut(
    'suki.account.role_changed.v1',
    'An admin changed what they are.',
    z.object({ userType: UserType, workerId: z.nullable(z.string()), formerWorkerId: z.nullable(z.string()) }),
  ),
  SignedIn: staysHere('security'),
  SignedOut: staysHere('security'),
  AccountSuspended: goesOut(
    'suki.account.suspended.v1',
    'An admin suspended the account.',
    z.object({ workerId: z.nullable(z.string()) }),
  ),
  AccountReinstated: goesOut(
    'suki.account.reinstated.v1',
    'An admin lifted the suspension.',
    z.object({ workerId: z.nullable(z.string()) }),
  ),
} satisfies Rows<typeof accountEvents>;

export const loginRows = {
  LoginClaimed: staysHere('security'),
  LoginReleased: staysHere('security'),
  SignInRefused: staysHere('security'),
} satisfies Rows<typeof loginEvents>;
