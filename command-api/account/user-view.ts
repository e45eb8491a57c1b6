import type { Account } from '#contracts/account/account-fold.ts';
import { fullName } from '#contracts/account/person.ts';
import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { roleOfUserType } from '#contracts/roles.ts';
import type { User } from '#contracts/views/account.ts';
import type { WorkerState } from '#contracts/worker/worker-fold.ts';

/** A person as their own browser sees them, straight from the folded streams: an answer never waits for a read model. */
export function userView(account: Account, worker: WorkerState): User {
  const { accountId, email, firstName, lastName, userType, suspension } = account;
  const shownEmail = email !== null && !isPlaceholderEmail(email) ? email : '';
  return {
    _id: accountId,
    id: accountId,
    email: shownEmail,
    phone: account.phone,
    name: fullName(account),
    firstName,
    lastName,
    role: roleOfUserType(userType),
    userType,
    workerId: account.workerId,
    ...workingLife(account, worker),
    emailVerified: account.emailVerified && shownEmail !== '',
    phoneVerified: account.phoneVerified,
    pendingEmail: account.pending.email?.value ?? null,
    pendingPhone: account.pending.phone?.value ?? null,
    avatar: account.avatar,
    language: account.language,
    status: suspension === null ? 'active' : 'suspended',
    defaultPaymentMethodName: account.defaultPaymentMethod,
  };
}

function workingLife(
  account: Account,
  worker: WorkerState,
): Pick<User, 'services' | 'hourlyRate' | 'location' | 'isApproved'> {
  if (account.userType !== 'worker')
    return { services: [], hourlyRate: null, location: account.location, isApproved: true };
  if (worker.kind === 'none') return { services: [], hourlyRate: null, location: account.location, isApproved: false };
  return {
    services: worker.services.map(({ serviceId }) => serviceId),
    hourlyRate: worker.rates.hourlyRateCentavos,
    location: worker.profile?.location ?? account.location,
    isApproved: worker.approval.status === 'approved',
  };
}
