import type { StaffPermission } from '../account/staff-permissions.ts';
import { partsOfStream, type streams } from '../events/streams.ts';

/** Permission for staff to see a stream: its history, its state, and notices of changes. */
export const streamPermissions: Readonly<Record<keyof typeof streams, StaffPermission>> = {
  account: 'people.read',
  login: 'audit.read',
  approval: 'approvals.read',
  favourites: 'audit.read',
  addresses: 'audit.read',
  worker: 'people.read',
  calendar: 'people.read',
  service: 'audit.read',
  category: 'catalogue.read',
  form: 'catalogue.read',
  workerform: 'people.read',
  booking: 'bookings.read',
  review: 'bookings.read',
  payment: 'payments.read',
  statement: 'payments.read',
  payout: 'payouts.read',
  /** Without the messages, for those who may open them. */
  conversation: 'chats.open',
  bug: 'bugs.read',
  ticket: 'tickets.read',
  replies: 'tickets.read',
  dispute: 'disputes.read',
  safety: 'safety.read',
  inbox: 'audit.read',
  system: 'settings.read',
};

export function permissionOfStream(stream: string): StaffPermission {
  const { kind } = partsOfStream(stream);
  return isKind(kind) ? streamPermissions[kind] : 'audit.read';
}

function isKind(kind: string): kind is keyof typeof streams {
  return Object.hasOwn(streamPermissions, kind);
}
