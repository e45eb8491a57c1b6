import type { WorkerEvent, RatesAfterChange } from '../events/worker.ts';
import { maskedAccount } from '../payout/masked-account.ts';
import type { DocumentKind } from '../worker/documents.ts';
import { truncate, type Change } from './change-values.ts';
import { destinationName } from './destination-name.ts';
import { ofWorker, toWorker, type DetailsOf } from './event-details.ts';
import { rateChanges } from '../booking/price-change.ts';

const toOwner = ({ accountId }: { accountId: string }) => toWorker(accountId);
const expiry = ({ kind, expiresOn }: { kind: DocumentKind; expiresOn: string }) => ({ kind, expiresOn });

export const worker = {
  WorkerApplied: { tone: 'info', icon: 'BriefcaseBusiness', subject: ofWorker, strict: true },
  WorkerRenamed: { tone: 'neutral', icon: 'PenLine', subject: ofWorker },
  DocumentSubmitted: { tone: 'info', icon: 'FileText', subject: ofWorker },
  DocumentWithdrawn: { tone: 'neutral', icon: 'Undo2', subject: ofWorker },
  DocumentRead: { tone: 'mango', icon: 'Eye', subject: ofWorker, strict: true },
  DocumentApproved: { tone: 'success', icon: 'CircleCheck', subject: ofWorker, strict: true },
  DocumentRefused: {
    tone: 'danger',
    icon: 'CircleX',
    subject: ofWorker,
    strict: true,
    notify: { alarming: true, to: toOwner, details: ({ name, kind, reason }) => ({ name, kind, reason }) },
  },
  DocumentExpiring: {
    tone: 'mango',
    icon: 'Timer',
    subject: ofWorker,
    notify: { to: toOwner, details: expiry },
  },
  DocumentExpired: {
    tone: 'danger',
    icon: 'Timer',
    subject: ofWorker,
    notify: { alarming: true, to: toOwner, details: expiry },
  },
  RequiredDocumentsDue: {
    tone: 'danger',
    icon: 'Timer',
    subject: ofWorker,
    changes: ({ missing }) => ({ missing: [...missing] }),
    notify: {
      alarming: true,
      to: toOwner,
      details: ({ missing, dueOn, stage }) => ({
        lacks: missing.length > 1 ? 'both' : missing[0],
        expiresOn: dueOn,
        stage,
      }),
    },
  },
  WorkerApproved: {
    tone: 'brand',
    icon: 'UserCheck',
    subject: ofWorker,
    strict: true,
    notify: { to: toOwner, details: () => ({}) },
  },
  WorkerRejected: {
    tone: 'danger',
    icon: 'UserX',
    subject: ofWorker,
    strict: true,
    notify: { alarming: true, to: toOwner, details: ({ reason }) => ({ reason }) },
  },
  ApplicationResubmitted: { tone: 'info', icon: 'Undo2', subject: ofWorker, strict: true },
  MissingItemsRequested: {
    tone: 'mango',
    icon: 'CirclePause',
    subject: ofWorker,
    strict: true,
    changes: ({ missing }) => ({ missing: [...missing] }),
    notify: { to: toOwner, details: ({ missing }) => ({ missing }) },
  },
  ServicesOffered: {
    tone: 'neutral',
    icon: 'Hammer',
    subject: ofWorker,
    changes: ({ services }) => ({ services: truncate(services.map(({ name }) => name).join(', ')) }),
  },
  RatesChanged: {
    tone: 'brand',
    icon: 'Tag',
    subject: ofWorker,
    strict: true,
    changes: (data) => ({ ratesCentavos: changedRates(data) }),
  },
  ProfessionalProfileChanged: { tone: 'neutral', icon: 'PenLine', subject: ofWorker },
  PortfolioChanged: {
    tone: 'neutral',
    icon: 'Images',
    subject: ofWorker,
    changes: ({ portfolio }) => ({ pictures: portfolio.length }),
  },
  WeeklyHoursSet: {
    tone: 'neutral',
    icon: 'Clock',
    subject: ofWorker,
    changes: ({ weeklyHours }) => ({ days: Object.values(weeklyHours).filter(({ length }) => length > 0).length }),
  },
  BookingRulesSet: { tone: 'neutral', icon: 'Clock', subject: ofWorker },
  PayoutAccountWithdrawn: {
    tone: 'danger',
    icon: 'Undo2',
    subject: ofWorker,
    strict: true,
    notify: { alarming: true, to: toOwner, details: () => ({}) },
  },
  PayoutAccountSet: {
    tone: 'mango',
    icon: 'Wallet',
    subject: ofWorker,
    strict: true,
    changes: (data) => ({ destination: destinationName(data), account: maskedAccount(data) }),
    notify: {
      kind: ({ first, heldUntil }) => {
        if (first && heldUntil) return 'PayoutAccountFirst';
        return heldUntil !== undefined && 'PayoutAccountChanged';
      },
      to: toOwner,
      details: ({ heldUntil, first, ...data }) => ({
        ...(first && { first }),
        destination: destinationName(data),
        account: maskedAccount(data),
        ...(heldUntil && { heldUntil }),
      }),
    },
  },
  TimeOffAdded: { tone: 'neutral', icon: 'Palmtree', subject: ofWorker },
  TimeOffRemoved: { tone: 'neutral', icon: 'Palmtree', subject: ofWorker },
} satisfies DetailsOf<WorkerEvent['type']>;

/** New rates of a worker, in centavos. Old events lack the earlier ones. */
function changedRates(data: RatesAfterChange): Change[] {
  const changes = rateChanges(data) ?? [];
  if (changes.length === 0) return [{ of: 'base', after: data.basePriceCentavos }];
  return changes.map(({ what, ...change }) =>
    typeof what === 'string' ? { of: what, ...change } : { of: 'service', name: what.service, ...change },
  );
}
