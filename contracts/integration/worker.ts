import * as z from 'zod/mini';
import type { calendarEvents } from '../events/calendar.ts';
import type { workerEvents } from '../events/worker.ts';
import { missingItems } from '../worker/application.ts';
import { paperKinds } from '../worker/papers.ts';
import { goesOut, type Rows, staysHere } from './row.ts';

const worker = z.object({ workerId: z.string(), accountId: z.string() });
const paper = z.extend(worker, { documentId: z.string(), kind: z.enum(paperKinds), expiresOn: z.string() });
const openings = z.record(z.string(), z.array(z.object({ from: z.string(), to: z.string() })));

export const workerRows = {
  WorkerApplied: goesOut('suki.worker.applied.v1', 'Somebody wants to work through Suki.', worker),
  WorkerRenamed: staysHere('names and faces'),
  DocumentSubmitted: goesOut(
    'suki.worker.document_submitted.v1',
    'They handed in a document of this kind; its id opens nothing.',
    z.extend(worker, { documentId: z.string(), kind: z.string() }),
  ),
  DocumentRead: staysHere('who of the staff looked at what'),
  DocumentApproved: goesOut(
    'suki.worker.document_approved.v1',
    'An admin checked a document of this kind; `expiresOn` is the last Manila day on which it holds.',
    z.extend(paper, { expiresOn: z.nullable(z.string()) }),
  ),
  DocumentRefused: goesOut(
    'suki.worker.document_refused.v1',
    'An admin could not accept a document.',
    z.extend(worker, { documentId: z.string(), kind: z.string() }),
  ),
  DocumentExpiring: goesOut('suki.worker.document_expiring.v1', 'A checked document runs out within two weeks.', paper),
  DocumentExpired: goesOut(
    'suki.worker.document_expired.v1',
    'A checked document has run out: its badge is gone, and without an ID they get no new jobs.',
    paper,
  ),
  WorkerApproved: goesOut('suki.worker.approved.v1', 'An admin approved them: clients find them from now on.', worker),
  WorkerRejected: goesOut('suki.worker.rejected.v1', 'An admin turned them down.', worker),
  ApplicationResubmitted: goesOut(
    'suki.worker.application_resubmitted.v1',
    'They put something right after they were turned down, and wait again.',
    z.extend(worker, { mended: z.enum(['name', 'services', 'place', 'hours', 'papers']) }),
  ),
  MissingItemsRequested: goesOut(
    'suki.worker.missing_items_requested.v1',
    'An admin asked them for what their application still needs.',
    z.extend(worker, { missing: z.array(z.enum(missingItems)) }),
  ),
  ServicesOffered: goesOut(
    'suki.worker.services_offered.v1',
    'All services that they offer from now on.',
    z.extend(worker, {
      services: z.array(z.object({ serviceId: z.string(), name: z.string(), category: z.string() })),
    }),
  ),
  RatesChanged: goesOut(
    'suki.worker.rates_changed.v1',
    'What they ask from now on; `ratesCentavos` by service id, where it differs from the base price.',
    z.extend(worker, {
      basePriceCentavos: z.int(),
      hourlyRateCentavos: z.nullable(z.int()),
      ratesCentavos: z.record(z.string(), z.int()),
    }),
  ),
  ProfessionalProfileChanged: goesOut(
    'suki.worker.profile_changed.v1',
    'How far from which city they work, and what they speak and can do.',
    z.extend(worker, {
      location: z.nullable(z.object({ city: z.nullable(z.string()) })),
      radiusKm: z.number(),
      languages: z.array(z.string()),
      skills: z.array(z.string()),
    }),
  ),
  PortfolioChanged: staysHere('pictures'),
  WeeklyHoursSet: goesOut(
    'suki.worker.weekly_hours_set.v1',
    'When they work, by Manila weekday (`sun` to `sat`).',
    z.extend(worker, { weeklyHours: openings }),
  ),
  TimeOffAdded: goesOut(
    'suki.worker.time_off_added.v1',
    'They take these days off.',
    z.extend(worker, { timeOffId: z.string(), from: z.string(), to: z.string() }),
  ),
  TimeOffRemoved: goesOut(
    'suki.worker.time_off_removed.v1',
    'They work after all.',
    z.extend(worker, { timeOffId: z.string() }),
  ),
  PayoutAccountWithdrawn: goesOut(
    'suki.worker.payout_account_withdrawn.v1',
    'The account was set by somebody else; nothing is sent until they set one again.',
    z.extend(worker, {}),
  ),
  PayoutAccountSet: goesOut(
    'suki.worker.payout_account_set.v1',
    'They said how the Friday money reaches them, not where.',
    z.extend(worker, { method: z.enum(['gcash', 'maya', 'bank']) }),
  ),
} satisfies Rows<typeof workerEvents>;

const slot = z.object({ workerId: z.string(), bookingId: z.string() });
const time = { startsAt: z.string(), endsAt: z.string() };

export const calendarRows = {
  SlotBooked: goesOut('suki.calendar.slot_booked.v1', 'The worker is taken for this time.', z.extend(slot, time)),
  SlotReleased: goesOut(
    'suki.calendar.slot_released.v1',
    'The worker is free again.',
    z.extend(slot, { reason: z.enum(['cancelled', 'acceptance_failed', 'orphaned', 'reopened']) }),
  ),
  SlotHeld: staysHere('a step on the way to SlotMoved'),
  SlotMoved: goesOut(
    'suki.calendar.slot_moved.v1',
    'The job has another time from now on.',
    z.extend(slot, { before: z.object(time), ...time }),
  ),
  SlotHoldReleased: staysHere('a step on the way to SlotMoved'),
} satisfies Rows<typeof calendarEvents>;
