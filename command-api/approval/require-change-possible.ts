import { type Account, isActive } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { signInMethodsOf } from '#contracts/account/sign-in-methods.ts';
import type { StaffRole } from '#contracts/account/staff-permissions.ts';
import type { AdminChange, ApprovalSubject, SubjectOf } from '#contracts/approval/approval-subject.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Booking } from '#contracts/booking/booking-state.ts';
import { finalStatuses } from '#contracts/booking/lifecycle.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { bookingDecider } from '../booking/decider.ts';
import { type WaiverCause, loadWaivedAmount } from '../booking/waived-amount.ts';
import { openJobsOf } from '../booking/open-jobs.ts';
import { isProven, isProvenContact } from '../account/contact/contacts.ts';
import { loadAccount } from '../account/person.ts';
import { requireReset } from '../platform/reset-system.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { platformDecider } from '../platform/decider.ts';
import { paymentDecider } from '../payment/decider.ts';
import { waitingRequest } from '../payment/decide-refund-requests.ts';
import { waitingWaiver } from '../payment/decide-waivers.ts';

/** Checked at the request and again at the approval, because the state may have changed. Throws the refusal. */
export async function requireChangePossible(
  commands: CommandHandler,
  approvalId: string,
  subject: ApprovalSubject,
  { allowsReset }: { allowsReset: boolean },
): Promise<void> {
  switch (subject.change) {
    case 'system_reset':
      return requireReset(allowsReset);
    case 'staff_role':
    case 'make_admin':
    case 'remove_admin':
    case 'second_factor_reset':
    case 'number_release':
    case 'number_confirm':
      return requireAccountChangePossible(commands, subject);
    case 'suspend_worker':
      return requireNotSuspended(await loadAccount(commands, subject.person.accountId));
    case 'money_settings':
      return requireUnchangedSettings(commands, subject);
    case 'refund':
      return requireWaitingRefund(commands, approvalId, subject);
    case 'waiver':
      return requireWaiverPossible(commands, approvalId, subject);
  }
}

export async function requireAccountChangePossible(
  commands: CommandHandler,
  subject: SubjectOf<AdminChange>,
): Promise<void> {
  const account = await loadAccount(commands, subject.person.accountId);
  requirePossible[subject.change](account, subject.change === 'staff_role' ? subject.staffRole : undefined);
  if ('phone' in subject)
    return account.phone === subject.phone ? undefined : cantBe('This person has another number.');
  if (account.workerId === null) return;
  const openJobs = (await openJobsOf(commands, account.workerId)).length;
  if (openJobs > 0) throw new ApiError('has_open_jobs', { details: { openJobs } });
}

/** `staffRole`: the requested role, if any. */
const requirePossible: Record<AdminChange, (account: Account, staffRole?: StaffRole) => void> = {
  make_admin(account) {
    if (account.userType === 'admin') cantBe('This person is an admin already.');
    requireReachable(account);
  },

  staff_role(account, staffRole) {
    if (account.staffRole === staffRole) cantBe('This person has that role already.');
    requireReachable(account);
  },

  remove_admin({ userType }) {
    if (userType !== 'admin') cantBe('This person is no admin.');
  },

  second_factor_reset(account) {
    if (account.userType !== 'admin') cantBe('This person is no admin: you can reset theirs by yourself.');
    if (secondStepsOf(account).length === 0) cantBe('This person signs in with one step.');
    if (signInMethodsOf({ ...account, passkeys: [] }).length === 0) throw new ApiError('last_way_in');
  },

  number_release(account) {
    if (!isProvenContact(account, 'phone')) cantBe('This person has no number of their own.');
  },

  number_confirm(account) {
    if (!isProvenContact(account, 'phone')) cantBe('This person has no number of their own.');
    if (account.userType === 'admin') cantBe('Staff sign in with more than a text.');
    if (!isActive(account)) cantBe('This account is suspended or closed.');
  },
};

async function requireUnchangedSettings(
  commands: CommandHandler,
  { before }: SubjectOf<'money_settings'>,
): Promise<void> {
  const { state } = await commands.loadNewest(platformDecider, streams.system());
  const isAsAsked = Object.entries(before).every(([name, value]) => state.settings[name as keyof Settings] === value);
  if (!isAsAsked) cantBe('These settings have changed since it was asked for.');
}

function requireReachable(account: Account): void {
  if (!isActive(account)) cantBe('This account is suspended or closed.');
  if (!isProven(account)) cantBe('This person has not proven an email or a number yet.');
}

function requireNotSuspended({ suspension }: Account): void {
  if (suspension !== null) cantBe('This person is suspended already.');
}

async function requireWaitingRefund(
  commands: CommandHandler,
  approvalId: string,
  { bookingId }: SubjectOf<'refund'>,
): Promise<void> {
  const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
  if (!waitingRequest(state, approvalId)) cantBe('This refund doesn’t wait any more.');
}

/** The waiver must not exceed the approved amount. */
async function requireWaiverPossible(
  commands: CommandHandler,
  approvalId: string,
  { bookingId, cause, amountCentavos }: SubjectOf<'waiver'>,
): Promise<void> {
  if (cause === 'dispute') {
    const { state } = await commands.loadNewest(paymentDecider, streams.payment(bookingId));
    if (!waitingWaiver(state, approvalId)) cantBe('This doesn’t wait any more.');
    return;
  }
  const { state: booking } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
  if (booking.kind === 'none' || !isOpenTo(cause, booking)) cantBe('This was decided in another way since.');
  const now = await loadWaivedAmount(commands, booking, cause);
  if (now.amountCentavos > amountCentavos) cantBe('More is at stake than when it was asked for. Ask for it again.');
}

function isOpenTo(cause: WaiverCause, { status, noShowCase }: Booking): boolean {
  if (cause === 'no_show') return status === 'cancelled' && (noShowCase === null || noShowCase === 'disputed');
  return !finalStatuses.includes(status);
}

function cantBe(message: string): never {
  throw new ApiError('not_allowed_now', { message });
}
