import * as z from 'zod/mini';
import { Person } from '../account/person.ts';
import { StaffRole } from '../account/staff-permissions.ts';
import { internal, personal } from '../events/marks.ts';
import { MoneySettings } from '../platform/money-settings.ts';

/** An accepted job that has not ended. */
const OpenJob = z.object({
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  startsAt: z.string(),
});
export type OpenJob = z.infer<typeof OpenJob>;

/** Part of a payment that is refunded to its client. Centavos. */
const Refund = z.object({
  change: z.literal('refund'),
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  clientName: personal(z.string()),
  amountCentavos: z.int(),
  /** Net amount received at the time of the request. */
  keptCentavos: z.int(),
  /** Reference of a transfer that an admin has already sent by hand. */
  reference: personal(z.nullable(z.string())),
  /** Requested by a decision on a dispute. */
  cause: z.optional(z.literal('dispute')),
});

/** Amount that one admin wants to waive or refund. Centavos. */
const Waiver = z.object({
  change: z.literal('waiver'),
  /** A dispute decision, a waived no-show fee, or a cancellation on Suki's account. */
  cause: z.enum(['dispute', 'no_show', 'cancellation']),
  bookingId: z.string(),
  code: z.string(),
  serviceName: internal(z.string()),
  clientName: personal(z.string()),
  amountCentavos: z.int(),
});

/** A change that needs a second admin, and its subject (docs/decisions/second-admin.md). */
export const ApprovalSubject = z.discriminatedUnion('change', [
  /** Makes the person an owner. */
  z.object({ change: z.literal('make_admin'), person: Person }),
  /** Gives or changes a staff role; `formerRole` is null for someone who is not staff yet. */
  z.object({
    change: z.literal('staff_role'),
    person: Person,
    staffRole: StaffRole,
    formerRole: z.nullable(StaffRole),
  }),
  z.object({ change: z.literal('remove_admin'), person: Person }),
  z.object({ change: z.literal('second_factor_reset'), person: Person }),
  /** The phone number belongs to another person now. */
  z.object({ change: z.literal('number_release'), person: Person, phone: personal(z.string()) }),
  /** Their ID was checked: a code to their number then opens their account again. */
  z.object({ change: z.literal('number_confirm'), person: Person, phone: personal(z.string()) }),
  Refund,
  Waiver,
  z.object({ change: z.literal('suspend_worker'), person: Person, jobs: z.array(OpenJob) }),
  /** The settings to change, with the values at the time of the request and the new ones. */
  z.object({
    change: z.literal('money_settings'),
    before: z.partial(MoneySettings),
    after: z.partial(MoneySettings),
    /** null: at approval. */
    effectiveAt: z.nullable(z.string()),
  }),
  /** Resets the platform: earlier activity no longer counts (docs/decisions/system-reset.md). */
  z.object({ change: z.literal('system_reset') }),
]);
export type ApprovalSubject = z.infer<typeof ApprovalSubject>;
export type ApprovedChange = ApprovalSubject['change'];
export type SubjectOf<Change extends ApprovedChange> = Extract<ApprovalSubject, { change: Change }>;

/** Changes requested directly for an account. The others are requested through the endpoints that would apply them. */
export const AdminChange = z.enum([
  'make_admin',
  'staff_role',
  'remove_admin',
  'second_factor_reset',
  'number_release',
  'number_confirm',
]);
export type AdminChange = z.infer<typeof AdminChange>;
