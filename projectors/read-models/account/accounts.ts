import type { ContactKind } from '#contracts/events/account.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import type { OfferedService } from '#contracts/events/worker.ts';
import { type Language, type PaymentMethod, roleOfUserType, type UserType } from '#contracts/roles.ts';
import type { User } from '#contracts/views/account.ts';
import { type Change, defineReadModel, type Telling } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/** A person, with what of their working life belongs to the person's own view. By account id. */
export type AccountDocument = {
  accountId: string;
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
  /** Wanted instead, and not proven yet. */
  pendingEmail: string | null;
  pendingPhone: string | null;
  firstName: string;
  lastName: string;
  avatar: string | null;
  language: Language;
  userType: UserType;
  workerId: string | null;
  location: User['location'];
  defaultPaymentMethod: PaymentMethod | null;
  status: 'active' | 'suspended';
  registeredAt: string;
  lastSignInAt: string | null;
  /** null for those who never applied as a worker. */
  approval: 'applied' | 'approved' | 'rejected' | null;
  /** When they last applied: who mended what they were turned down for waits from then. */
  appliedAt: string | null;
  rejectionReason: string | null;
  services: OfferedService[];
  hourlyRateCentavos: number | null;
  workLocation: User['location'];
  /** For the search: both names in either order, folded. */
  nameKey: string;
  surnameKey: string;
};

const accountOfStream = (event: { stream: string }) => partsOfStream(event.stream).id;

export const accounts = defineReadModel<AccountDocument>({
  name: 'accounts',
  version: 3,
  fields: ['userType', 'status', 'approval', 'registeredAt', 'appliedAt', 'nameKey', 'surnameKey', 'email', 'phone'],
  on: {
    AccountRegistered: { ids: ({ data }) => data.accountId, apply: (_, event) => registered(event), creates: true },
    ProfileChanged: ofAccount(
      ({ data }) => ({ ...data, ...searchKeys(data.firstName, data.lastName) }),
      (account, { data }) => ({
        emailVerified: account.emailVerified && data.email === account.email,
        phoneVerified: account.phoneVerified && data.phone === account.phone,
      }),
    ),
    AvatarChanged: ofAccount(({ data }) => data),
    EmailVerified: ofAccount(
      () => ({}),
      (account, { data }) => ({ emailVerified: account.email === data.email }),
    ),
    PhoneVerified: ofAccount(
      () => ({}),
      (account, { data }) => ({ phoneVerified: account.phone === data.phone }),
    ),
    ContactChangeRequested: ofAccount(({ data }) => pendingOf(data.kind, data.value)),
    ContactChangeWithdrawn: ofAccount(({ data }) => pendingOf(data.kind, null)),
    ContactChanged: ofAccount(({ data }) => ({
      ...contactOf(data.kind, data.value, true),
      ...pendingOf(data.kind, null),
    })),
    ContactChangeUndone: ofAccount(({ data }) => ({
      ...contactOf(data.kind, data.value, data.proven),
      pendingEmail: null,
      pendingPhone: null,
    })),
    DefaultPaymentMethodChosen: ofAccount(({ data }) => ({ defaultPaymentMethod: data.method })),
    LanguageChosen: ofAccount(({ data }) => data),
    RoleChanged: ofAccount(({ data }) => ({ userType: data.userType, workerId: data.workerId })),
    AccountSuspended: ofAccount(() => ({ status: 'suspended' })),
    AccountReinstated: ofAccount(() => ({ status: 'active' })),
    SignedIn: {
      ids: accountOfStream,
      apply: (account, { recordedAt }) => account && { ...account, lastSignInAt: recordedAt },
    },

    WorkerApplied: ofWorker(({ data, recordedAt }) => ({
      workerId: data.workerId,
      approval: 'applied',
      appliedAt: recordedAt,
    })),
    ApplicationResubmitted: ofWorker(({ recordedAt }) => ({ approval: 'applied', appliedAt: recordedAt })),
    WorkerApproved: ofWorker(() => ({ approval: 'approved', rejectionReason: null })),
    WorkerRejected: ofWorker(({ data }) => ({ approval: 'rejected', rejectionReason: data.reason })),
    ServicesOffered: ofWorker(({ data }) => ({ services: data.services })),
    RatesChanged: ofWorker(({ data }) => ({ hourlyRateCentavos: data.hourlyRateCentavos })),
    ProfessionalProfileChanged: ofWorker(({ data }) => ({ workLocation: data.location })),
  },
});

function registered({ data, recordedAt }: Recorded<'AccountRegistered'>): AccountDocument {
  return {
    ...data,
    emailVerified: false,
    phoneVerified: false,
    pendingEmail: null,
    pendingPhone: null,
    location: null,
    defaultPaymentMethod: null,
    status: 'active',
    registeredAt: recordedAt,
    lastSignInAt: null,
    approval: null,
    appliedAt: null,
    rejectionReason: null,
    services: [],
    hourlyRateCentavos: null,
    workLocation: null,
    ...searchKeys(data.firstName, data.lastName),
  };
}

function contactOf(kind: ContactKind, value: string | null, proven: boolean): Partial<AccountDocument> {
  return kind === 'email' ? { email: value, emailVerified: proven } : { phone: value, phoneVerified: proven };
}

function pendingOf(kind: ContactKind, value: string | null): Partial<AccountDocument> {
  return kind === 'email' ? { pendingEmail: value } : { pendingPhone: value };
}

type Merge<Type extends EventType> = (event: Recorded<Type>) => Partial<AccountDocument>;
type WithAccount = Extract<
  EventType,
  | 'WorkerApplied'
  | 'ApplicationResubmitted'
  | 'WorkerApproved'
  | 'WorkerRejected'
  | 'ServicesOffered'
  | 'RatesChanged'
  | 'ProfessionalProfileChanged'
>;

/** An event of the account's own stream: what it says is merged, its owner hears of it. */
function ofAccount<Type extends EventType>(
  merge: Merge<Type>,
  more: (account: AccountDocument, event: Recorded<Type>) => Partial<AccountDocument> = () => ({}),
): Change<AccountDocument, Type> {
  return {
    ids: accountOfStream,
    apply: (account, event) => account && { ...account, ...merge(event), ...more(account, event) },
    announce: (account) => [profileUpdated(account)],
  };
}

function ofWorker<Type extends WithAccount>(merge: Merge<Type>): Change<AccountDocument, Type> {
  return {
    ids: ({ data }) => data.accountId,
    apply: (account, event) => account && { ...account, ...merge(event) },
    announce: (account) => [profileUpdated(account)],
  };
}

function profileUpdated(account: AccountDocument): Telling {
  return {
    namespace: 'account',
    event: 'user:profile_updated',
    to: { accounts: [account.accountId] },
    payload: { user: userView(account) },
  };
}

function searchKeys(firstName: string, lastName: string): Pick<AccountDocument, 'nameKey' | 'surnameKey'> {
  return { nameKey: folded(`${firstName} ${lastName}`), surnameKey: folded(`${lastName} ${firstName}`) };
}

export function fullName({ firstName, lastName }: Pick<AccountDocument, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Phone-only accounts carry a made-up address, which is shown blank (specification section 3). */
const PLACEHOLDER_DOMAIN = '@phone.suki.local';

/** A person as their own browser sees them. */
export function userView(account: AccountDocument): User {
  const { accountId, email, userType, location } = account;
  const shownEmail = email === null || email.endsWith(PLACEHOLDER_DOMAIN) ? '' : email;
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
    workerId: account.workerId,
    services: works ? account.services.map(({ serviceId }) => serviceId) : [],
    hourlyRate: works ? account.hourlyRateCentavos : null,
    location: works ? (account.workLocation ?? location) : location,
    isApproved: !works || account.approval === 'approved',
    emailVerified: account.emailVerified && shownEmail !== '',
    phoneVerified: account.phoneVerified,
    pendingEmail: account.pendingEmail,
    pendingPhone: account.pendingPhone,
    avatar: account.avatar,
    language: account.language,
    status: account.status,
    defaultPaymentMethodName: account.defaultPaymentMethod,
  };
}
