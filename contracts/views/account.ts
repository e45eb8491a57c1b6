import * as z from 'zod/mini';
import type { Account, AccountFacts } from '../account/account-fold.ts';
import { everyNotification, NotificationChoice } from '../account/notification-choice.ts';
import { fullName } from '../account/person.ts';
import { StaffRole } from '../account/staff-permissions.ts';
import { isPlaceholderEmail } from '../account/placeholder-email.ts';
import { waysIn } from '../account/ways-in.ts';
import { Language, PaymentMethod, Role, roleOfUserType, Side, UserType } from '../roles.ts';
import { missingItems } from '../worker/application.ts';
import { DocumentForAdmin, DocumentsDue, WorkerRecord } from './worker.ts';

export const AccountStatus = z.enum(['active', 'suspended', 'closed']);
export type AccountStatus = z.infer<typeof AccountStatus>;

export function accountStatus({ suspension, closure }: Pick<Account, 'suspension' | 'closure'>): AccountStatus {
  if (closure !== null) return 'closed';
  return suspension === null ? 'active' : 'suspended';
}

/** A person as their own browser sees them (specification section 3). A placeholder email is shown blank. */
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
  /** What they may do among staff; null: no staff. */
  staffRole: z.nullable(StaffRole),
  workerId: z.nullable(z.string()),
  /** The side that a client or worker was on before a change of role: what is theirs there stays within reach. */
  otherSide: z.nullable(Side),
  /** Ids of the services that a worker offers. */
  services: z.array(z.string()),
  /** Centavos. */
  hourlyRate: z.nullable(z.int()),
  location: z.nullable(z.object({ lat: z.number(), lng: z.number(), city: z.nullable(z.string()) })),
  /** A worker whom an admin has approved; clients and admins are always approved. */
  isApproved: z.boolean(),
  emailVerified: z.boolean(),
  /** An unproven number is no login name, and no code for money goes to it. */
  phoneVerified: z.boolean(),
  /** A wanted address that is not proven yet: `email` and `phone` are what counts until then. */
  pendingEmail: z.nullable(z.string()),
  pendingPhone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  language: Language,
  status: AccountStatus,
  defaultPaymentMethodName: z.nullable(PaymentMethod),
  notifications: NotificationChoice,
});
export type User = z.infer<typeof User>;

/** What a person's own view is made from. */
export type ShownAccount = AccountFacts &
  Pick<Account, 'accountId' | 'pending' | 'suspension' | 'closure' | 'lastWorkerId' | 'wasClient'> & {
    /** null for those who never applied as a worker. */
    approval: 'applied' | 'approved' | 'rejected' | null;
    services: readonly { serviceId: string }[];
    hourlyRateCentavos: number | null;
    /** Where they work from, once they have said so. */
    workLocation: User['location'];
  };

function pendingContacts({ pending: { email, phone } }: ShownAccount): Pick<User, 'pendingEmail' | 'pendingPhone'> {
  return { pendingEmail: email?.value ?? null, pendingPhone: phone?.value ?? null };
}

function otherSideOf({ userType, lastWorkerId, wasClient }: ShownAccount): User['otherSide'] {
  if (userType === 'client') return lastWorkerId === null ? null : 'worker';
  return userType === 'worker' && wasClient ? 'client' : null;
}

export function userView(account: ShownAccount): User {
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
 * What login, register and refresh answer with. `refreshToken`: for programs; a browser has it in a cookie
 * (contracts/headers.ts). `secondFactorMissing`: nothing but their own account is open to them before they have set one up.
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
  /** A worker's application: none for others. */
  approval: z.nullable(z.enum(['applied', 'approved', 'rejected'])),
  rejectionReason: z.nullable(z.string()),
  /** They sign in with two steps. */
  twoStep: z.boolean(),
  serviceNames: z.array(z.string()),
  /** What a worker's application needs before it can be approved; nothing for who is approved, or no worker. */
  missing: z.array(z.enum(missingItems)),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** One person, as an admin decides about them: with the documents that a worker handed in. */
export const AdminUserDetails = z.extend(AdminUser, {
  /** Of a worker. */ record: z.nullable(WorkerRecord),
  documents: z.array(DocumentForAdmin),
  documentsDue: DocumentsDue,
  /** Until when you open their documents without saying again that you check the application; null: say why. */
  checkingUntil: z.nullable(z.string()),
  /** Their application, or a document of theirs, waits to be checked. */
  hasDocumentsToCheck: z.boolean(),
});
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;

/** How a person can sign in, as their settings show it. Contacts are those that they have proven. */
export const WaysIn = z.object({
  password: z.boolean(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** `removable`: it is not their only way in. */
  google: z.nullable(z.object({ email: z.nullable(z.string()), removable: z.boolean() })),
});
export type WaysIn = z.infer<typeof WaysIn>;

export function waysInView(account: Parameters<typeof waysIn>[0], proven: Pick<WaysIn, 'email' | 'phone'>): WaysIn {
  const ways = waysIn(account);
  const google = account.cloudSignIns.find(({ provider }) => provider === 'google');
  return {
    password: ways.includes('password'),
    ...proven,
    google: google ? { email: google.email, removable: ways.some((way) => way !== 'google') } : null,
  };
}
