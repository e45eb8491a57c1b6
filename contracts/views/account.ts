import * as z from 'zod/mini';
import type { Account, AccountFacts } from '../account/account-fold.ts';
import { everyNotification, NotificationChoice } from '../account/notification-choice.ts';
import { fullName } from '../account/person.ts';
import { StaffRole } from '../account/staff-permissions.ts';
import { isPlaceholderEmail } from '../account/placeholder-email.ts';
import { signInMethodsOf } from '../account/sign-in-methods.ts';
import { Language, PaymentMethod, Role, roleOfUserType, Side, UserType } from '../roles.ts';
import { missingItems } from '../worker/application.ts';
import { DocumentForAdmin, DocumentsDue, WorkerRecord } from './worker.ts';
import { BookingStatusSchema } from './booking.ts';

export const AccountStatus = z.enum(['active', 'suspended', 'closed']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export function accountStatus({ suspension, closure }: Pick<Account, 'suspension' | 'closure'>): AccountStatus {
  if (closure !== null) return 'closed';
  return suspension === null ? 'active' : 'suspended';
}

/** A user's own view (specification section 3). A placeholder email is blank. */
export const User = z.object({
  _id: z.string(),
  id: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  userType: UserType,
  /** Staff role; null for others. */
  staffRole: z.nullable(StaffRole),
  workerId: z.nullable(z.string()),
  /** A client's or worker's side before a change of role: their items there stay accessible. */
  otherSide: z.nullable(Side),
  /** Ids of a worker's services. */
  services: z.array(z.string()),
  /** Centavos. */
  hourlyRate: z.nullable(z.int()),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number(), city: z.nullable(z.string()) })),
  /** An approved worker; clients and admins are always approved. */
  isApproved: z.boolean(),
  emailVerified: z.boolean(),
  /** An unverified number cannot sign in, and receives no codes for money. */
  phoneVerified: z.boolean(),
  /** An unverified new address; until it is verified, `email` and `phone` apply. */
  pendingEmail: z.nullable(z.string()),
  pendingPhone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  language: Language,
  status: AccountStatus,
  defaultPaymentMethodName: z.nullable(PaymentMethod),
  notifications: NotificationChoice,
});
export type User = z.infer<typeof User>;

/** The data of a user's own view. */
export type AccountView = AccountFacts &
  Pick<Account, 'accountId' | 'pending' | 'suspension' | 'closure' | 'lastWorkerId' | 'wasClient'> & {
    /** null without an application as a worker. */
    approval: 'applied' | 'approved' | 'rejected' | null;
    services: readonly { serviceId: string }[];
    hourlyRateCentavos: number | null;
    /** A worker's base, if set. */
    workLocation: User['location'];
  };

function pendingContacts({ pending: { email, phone } }: AccountView): Pick<User, 'pendingEmail' | 'pendingPhone'> {
  return { pendingEmail: email?.value ?? null, pendingPhone: phone?.value ?? null };
}

function otherSideOf({ userType, lastWorkerId, wasClient }: AccountView): User['otherSide'] {
  if (userType === 'client') return lastWorkerId === null ? null : 'worker';
  return userType === 'worker' && wasClient ? 'client' : null;
}

export function userView(account: AccountView): User {
  const { accountId, email, userType, location } = account;
  const shownEmail = email === null || isPlaceholderEmail(email) ? '' : email;
  const works = userType === 'worker';
  return {
    _id: accountId,
    id: accountId,
    email: shownEmail,
    phone: account.phone,
    name: fullName(account),
    firstName: account.firstName,
    lastName: account.lastName,
    role: roleOfUserType(userType),
    userType,
    staffRole: account.staffRole,
    workerId: account.workerId,
    otherSide: otherSideOf(account),
    services: works ? account.services.map(({ serviceId }) => serviceId) : [],
    hourlyRate: works ? account.hourlyRateCentavos : null,
    location: works ? (account.workLocation ?? location) : location,
    isApproved: !works || account.approval === 'approved',
    emailVerified: account.emailVerified && shownEmail !== '',
    phoneVerified: account.phoneVerified,
    ...pendingContacts(account),
    avatar: account.avatar,
    language: account.language,
    status: accountStatus(account),
    defaultPaymentMethodName: account.defaultPaymentMethod,
    notifications: account.notifications ?? everyNotification,
  };
}

/**
 * Answer of login, register and refresh. `refreshToken`: for programs; browsers receive it as a cookie
 * (contracts/headers.ts). `secondFactorMissing`: only endpoints of the own account are available until a second factor
 * is set up.
 */
export const Session = z.object({
  user: User,
  accessToken: z.string(),
  refreshToken: z.optional(z.string()),
  secondFactorMissing: z.optional(z.literal(true)),
});
export type Session = z.infer<typeof Session>;

/** A row of the admin's list of people. */
export const AdminUser = z.extend(User, {
  registeredAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
  /** A worker's application; null for others. */
  approval: z.nullable(z.enum(['applied', 'approved', 'rejected'])),
  rejectionReason: z.nullable(z.string()),
  /** Two-step sign-in is on. */
  twoStep: z.boolean(),
  serviceNames: z.array(z.string()),
  /** Missing parts of a worker's application; empty once approved, and for others. */
  missing: z.array(z.enum(missingItems)),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** A person for an admin's decisions, with a worker's documents. */
export const AdminUserDetails = z.extend(AdminUser, {
  /** For workers. */ record: z.nullable(WorkerRecord),
  documents: z.array(DocumentForAdmin),
  documentsDue: DocumentsDue,
  /** Until when the reader may open the documents without stating a reason again; null: a reason is needed. */
  checkingUntil: z.nullable(z.string()),
  /** Their application or a document waits to be checked. */
  hasDocumentsToCheck: z.boolean(),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

/** Sign-in methods in a user's settings, with verified contacts. */
export const SignInMethods = z.object({
  password: z.boolean(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** `removable`: other sign-in methods exist. */
  google: z.nullable(z.object({ email: z.nullable(z.string()), removable: z.boolean() })),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

export function signInMethodsView(
  account: Parameters<typeof signInMethodsOf>[0],
  proven: Pick<SignInMethods, 'email' | 'phone'>,
): SignInMethods {
  const ways = signInMethodsOf(account);
  const google = account.cloudSignIns.find(({ provider }) => provider === 'google');
  return {
    password: ways.includes('password'),
    ...proven,
    google: google ? { email: google.email, removable: ways.some((way) => way !== 'google') } : null,
  };
}

/** One of the user's own sessions. */
export const SignedInSession = z.object({
  id: z.string(),
  /** The session of this request. */
  isThis: z.boolean(),
  /** As in "Chrome"; null for programs and unknown browsers. */
  browser: z.nullable(z.string()),
  /** As in "Android". */
  system: z.nullable(z.string()),
  /** First half of the latest address, as in `112.198.x.x`: enough to recognise one's own network. */
  network: z.nullable(z.string()),
  signedInAt: z.string(),
  /** Rounded to a quarter of an hour. */
  lastUsedAt: z.string(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

/** What must end before an account can be closed. */
export const Closing = z.object({
  bookings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      service: z.string(),
      status: BookingStatusSchema,
      startsAt: z.string(),
    }),
  ),
  /** Payments and refunds under way, and a worker's unpaid earnings; by booking code or payout Friday. */
  money: z.array(z.object({ kind: z.enum(['payment', 'refund', 'payout']), of: z.string(), amount: z.int() })),
  /** Open disputes of their jobs, including no-shows: their money needs a recipient. */
  disputes: z.array(z.object({ id: z.string(), code: z.string(), service: z.string() })),
  /** Two other admins must remove the admin role first. */
  isAdmin: z.boolean(),
  /** Proves to closeAccount that nothing prevented closing a moment ago; null while something does. */
  grant: z.nullable(z.string()),
});
export type Closing = z.infer<typeof Closing>;
