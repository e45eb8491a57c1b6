import type { WorkerEvent } from '../events/worker.ts';
import { maskedAccount } from '../payout/masked-account.ts';
import type { PaperKind } from '../worker/papers.ts';
import { shortened } from './change-values.ts';
import { destinationName } from './destination-name.ts';
import { ofWorker, toWorker, type DetailsOf } from './event-details.ts';
import { changedRates } from './rate-words.ts';

const toThem = ({ accountId }: { accountId: string }) => toWorker(accountId);
const inWords = (kind: string) => kind.replaceAll('_', ' ');
const kindOf = ({ kind }: { kind: string }) => ({ kind: inWords(kind) });
const expiry = ({ kind, expiresOn }: { kind: PaperKind; expiresOn: string }) => ({ kind, expiresOn });

export const worker = {
  WorkerApplied: { tone: 'info', subject: ofWorker, strict: true },
  WorkerRenamed: { tone: 'neutral', subject: ofWorker },
  DocumentSubmitted: { tone: 'info', subject: ofWorker },
  DocumentRead: { tone: 'mango', subject: ofWorker, strict: true },
  DocumentApproved: { tone: 'success', subject: ofWorker, strict: true, changes: kindOf },
  DocumentRefused: {
    tone: 'danger',
    subject: ofWorker,
    strict: true,
    notify: { to: toThem, details: ({ name, kind, reason }) => ({ name, kind, reason }) },
  },
  DocumentExpiring: { tone: 'mango', subject: ofWorker, changes: kindOf, notify: { to: toThem, details: expiry } },
  DocumentExpired: { tone: 'danger', subject: ofWorker, changes: kindOf, notify: { to: toThem, details: expiry } },
  WorkerApproved: { tone: 'brand', subject: ofWorker, strict: true, notify: { to: toThem, details: () => ({}) } },
  WorkerRejected: {
    tone: 'danger',
    subject: ofWorker,
    strict: true,
    notify: { to: toThem, details: ({ reason }) => ({ reason }) },
  },
  ApplicationResubmitted: { tone: 'info', subject: ofWorker, strict: true },
  MissingItemsRequested: {
    tone: 'mango',
    subject: ofWorker,
    strict: true,
    changes: ({ missing }) => ({ missing: missing.map(inWords).join(', ') }),
    notify: { to: toThem, details: ({ missing }) => ({ missing }) },
  },
  ServicesOffered: {
    tone: 'neutral',
    subject: ofWorker,
    changes: ({ services }) => ({ services: shortened(services.map(({ name }) => name).join(', ')) }),
  },
  RatesChanged: {
    tone: 'brand',
    subject: ofWorker,
    strict: true,
    changes: (data) => ({ rates: changedRates(data) }),
  },
  ProfessionalProfileChanged: { tone: 'neutral', subject: ofWorker },
  PortfolioChanged: {
    tone: 'neutral',
    subject: ofWorker,
    changes: ({ portfolio }) => ({ pictures: portfolio.length }),
  },
  WeeklyHoursSet: {
    tone: 'neutral',
    subject: ofWorker,
    changes: ({ weeklyHours }) => ({ days: Object.values(weeklyHours).filter(({ length }) => length > 0).length }),
  },
  PayoutAccountWithdrawn: {
    tone: 'danger',
    subject: ofWorker,
    strict: true,
    notify: { to: toThem, details: () => ({}) },
  },
  PayoutAccountSet: {
    tone: 'mango',
    subject: ofWorker,
    strict: true,
    changes: (data) => ({ destination: destinationName(data), account: maskedAccount(data) }),
    notify: {
      to: toThem,
      details: ({ heldUntil, ...data }) => ({
        destination: destinationName(data),
        account: maskedAccount(data),
        ...(heldUntil && { heldUntil }),
      }),
    },
  },
  TimeOffAdded: { tone: 'neutral', subject: ofWorker },
  TimeOffRemoved: { tone: 'neutral', subject: ofWorker },
} satisfies DetailsOf<WorkerEvent['type']>;
