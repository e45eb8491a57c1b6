import { type Account, foldAccount, noAccount } from '#contracts/account/account-fold.ts';
import {
  aboutSigningIn,
  type AccountEvent,
  accountEvents,
  staffNoteAdded,
  startsAccount,
} from '#contracts/events/account.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { applicationSubmitted, type OfferedService, type WorkerEvent } from '#contracts/events/worker.ts';
import { type AccountStatus, accountStatus, type AccountView, userView } from '#contracts/views/account.ts';
import { type Change, defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/** An account as its fold yields it, plus the worker's data that its own view shows. By account id. */
export type AccountDocument = Account &
  Omit<AccountView, keyof Account | 'services'> & {
    status: AccountStatus;
    registeredAt: string;
    lastSignInAt: string | null;
    /** Time of the last application: a worker who corrects a rejected one waits from then. */
    appliedAt: string | null;
    rejectionReason: string | null;
    services: OfferedService[];
    /** For search: both names in either order, folded. */
    nameKey: string;
    surnameKey: string;
    /** Earlier names, folded, and each of their words: staff may know a person by the earlier name. */
    earlierNames: string[];
  };

type OfAccount = AccountEvent['type'];

const change: Change<AccountDocument, OfAccount> = {
  ids: ({ stream }) => partsOfStream(stream).id,
  apply: changed,
};

/** Events without a push: their owner already knows, or must not learn at once. */
const pushesNothing: ReadonlySet<string> = new Set([startsAccount, staffNoteAdded, ...aboutSigningIn]);

export const accounts = defineReadModel<AccountDocument>({
  name: 'accounts',
  version: 12,
  fields: [
    'userType',
    'staffRole',
    'status',
    'approval',
    'registeredAt',
    'lastSignInAt',
    'appliedAt',
    'nameKey',
    'surnameKey',
    'email',
    'phone',
  ],
  arrays: ['earlierNames'],
  on: {
    ...onEach(typesOf(accountEvents), change),
    [startsAccount]: { ...change, creates: true },

    ...onEach(
      applicationSubmitted,
      ofWorker(({ data, recordedAt }) => ({ workerId: data.workerId, approval: 'applied', appliedAt: recordedAt })),
    ),
    WorkerApproved: ofWorker(() => ({ approval: 'approved', rejectionReason: null })),
    WorkerRejected: ofWorker(({ data }) => ({ approval: 'rejected', rejectionReason: data.reason })),
    ServicesOffered: ofWorker(({ data }) => ({ services: data.services })),
    RatesChanged: ofWorker(({ data }) => ({ hourlyRateCentavos: data.hourlyRateCentavos })),
    ProfessionalProfileChanged: ofWorker(({ data }) => ({ workLocation: data.location })),
  },
  push: (account, { type }) => (pushesNothing.has(type) ? [] : [profileUpdated(account)]),
});

function changed(before: AccountDocument | undefined, event: Recorded<OfAccount>): AccountDocument | undefined {
  const account = foldAccount(before ?? noAccount, event);
  if (account.kind === 'none') return undefined;
  const known = before ?? { ...emptyWorkerFields, registeredAt: event.recordedAt, lastSignInAt: null };
  return {
    ...known,
    ...account,
    status: accountStatus(account),
    lastSignInAt: event.type === 'SignedIn' ? event.recordedAt : known.lastSignInAt,
    ...searchKeys(account.firstName, account.lastName),
    earlierNames: earlierNames(before, account),
  };
}

/** Bounds the document of an account that keeps changing its name. */
const MOST_EARLIER_NAMES = 60;

function earlierNames(before: AccountDocument | undefined, { firstName, lastName }: Account): string[] {
  if (!before) return [];
  const { nameKey, surnameKey } = searchKeys(firstName, lastName);
  if (nameKey === before.nameKey && surnameKey === before.surnameKey) return before.earlierNames;
  const had = [...before.earlierNames, ...before.nameKey.split(' '), before.nameKey, before.surnameKey];
  return [...new Set(had)].slice(-MOST_EARLIER_NAMES);
}

const emptyWorkerFields = {
  approval: null,
  appliedAt: null,
  rejectionReason: null,
  services: [],
  hourlyRateCentavos: null,
  workLocation: null,
};

function ofWorker<Type extends WorkerEvent['type']>(
  merge: (event: Recorded<Type>) => Partial<AccountDocument>,
): Change<AccountDocument, Type> {
  return {
    ids: ({ data }) => data.accountId,
    apply: (account, event) => account && { ...account, ...merge(event) },
  };
}

function profileUpdated(account: AccountDocument): PushDraft {
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
