import { may, type StaffPermission } from '#contracts/account/staff-permissions.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { AdminOverview } from '#contracts/views/platform-overview.ts';

type NeedsYou = AdminOverview['needsYou'];

/** The permission to handle each item; it is not shown to others. */
const handlingPermissions: Readonly<Record<keyof NeedsYou, StaffPermission>> = {
  workersToApprove: 'applications.decide',
  names: 'applications.decide',
  oldestAppliedAt: 'applications.decide',
  parkedEvents: 'settings.change',
  parkedTasks: 'settings.change',
  paymentsToVerify: 'payments.decide',
  transfersToFind: 'payments.decide',
  refundsOpen: 'payments.refund',
  payoutsDue: 'payouts.decide',
  approvalsWaiting: 'approvals.read',
  newBugs: 'bugs.change',
  ticketsOpen: 'tickets.answer',
  disputesOpen: 'disputes.decide',
  safetyReports: 'safety.decide',
  unstartedJobs: 'bookings.change',
  unfinishedJobs: 'bookings.change',
  disputedNoShows: 'bookings.change',
};

/** The open items that this staff member may handle. */
export function needsOfStaff({ role, staffRole }: Viewer, all: NeedsYou): NeedsYou {
  const shown = Object.entries(all).map(([name, value]) => [name, isTheirs(name) ? value : nothing(value)]);
  return AdminOverview.shape.needsYou.parse(Object.fromEntries(shown));

  function isTheirs(name: string): boolean {
    return isNeed(name) && may({ userType: role, staffRole }, handlingPermissions[name]);
  }
}

function isNeed(name: string): name is keyof NeedsYou {
  return Object.hasOwn(handlingPermissions, name);
}

function nothing(value: NeedsYou[keyof NeedsYou]): NeedsYou[keyof NeedsYou] {
  if (typeof value === 'number') return 0;
  return Array.isArray(value) ? [] : null;
}
