import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { StaffRole } from '../account/staff-permissions.ts';
import { internal, personal } from '../events/marks.ts';
import { MoneySettings } from '../platform/money-settings.ts';

/** A job that a worker has taken and that isn't over. */
const OpenJob = z.object({
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  startsAt: z.string(),
});
export type OpenJob = z.infer<typeof OpenJob>;

/** Centavos. What of a payment goes back to its client. */
const Refund = z.object({
  change: z.literal('refund'),
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  clientName: personal(z.string()),
  amountCentavos: z.int(),
  /** Of so much that had come and not gone back when it was asked for. */
  keptCentavos: z.int(),
  /** Of what an admin says they have sent by hand already. */
  reference: personal(z.nullable(z.string())),
  /** A decision on a dispute asks for it. */
  cause: z.optional(z.literal('dispute')),
});

/** Centavos. What somebody would not owe any more, or get back, by one admin's word. */
const Waiver = z.object({
  change: z.literal('waiver'),
  /** By a decision on a dispute, of a no-show's fee, or by calling a job off for Suki. */
  cause: z.enum(['dispute', 'no_show', 'cancellation']),
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  clientName: personal(z.string()),
  amountCentavos: z.int(),
});

/** What one admin alone can't do, and about whom or what (docs/decisions/second-admin.md). */
export const ApprovalSubject = z.discriminatedUnion('change', [
  /** As an owner. */
  z.object({ change: z.literal('make_admin'), person: Person }),
  /** As staff in this role, or in another than before: `formerRole` is null of who is no staff yet. */
  z.object({
    change: z.literal('staff_role'),
    person: Person,
    staffRole: StaffRole,
    formerRole: z.nullable(StaffRole),
  }),
  z.object({ change: z.literal('remove_admin'), person: Person }),
  z.object({ change: z.literal('second_factor_reset'), person: Person }),
  /** Their number belongs to somebody else by now. */
  z.object({ change: z.literal('number_release'), person: Person, phone: personal(z.string()) }),
  /** Their ID was checked: a code to their number opens their account again. */
  z.object({ change: z.literal('number_confirm'), person: Person, phone: personal(z.string()) }),
  Refund,
  Waiver,
  z.object({ change: z.literal('suspend_worker'), person: Person, jobs: z.array(OpenJob) }),
  /** Those that would change, as they were when it was asked for and as they would be. */
  z.object({
    change: z.literal('money_settings'),
    before: z.partial(MoneySettings),
    after: z.partial(MoneySettings),
    /** null: as soon as it is agreed to. */
    effectiveAt: z.nullable(z.string()),
  }),
  /** What people did on the platform is to count no more (docs/decisions/system-reset.md). */
  z.object({ change: z.literal('system_reset') }),
]);
export type ApprovalSubject = z.infer<typeof ApprovalSubject>;
export type ApprovedChange = ApprovalSubject['change'];
export type SubjectOf<Change extends ApprovedChange> = Extract<ApprovalSubject, { change: Change }>;

/** What is asked for about an account by itself; the others are asked for by the calls that would do them. */
export const AdminChange = z.enum([
  'make_admin',
  'staff_role',
  'remove_admin',
  'second_factor_reset',
  'number_release',
  'number_confirm',
]);
export type AdminChange = z.infer<typeof AdminChange>;
