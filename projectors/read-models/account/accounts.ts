import { changedFacts, type FactsEvent, registeredFacts } from '#contracts/account/account-fold.ts';
import {
  type AccountEvent,
  accountEvents,
  contactChangeOver,
  type ContactKind,
  startsAccount,
} from '#contracts/events/account.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { applicationMade, type OfferedService, type WorkerEvent } from '#contracts/events/worker.ts';
import { type ShownAccount, userView } from '#contracts/views/account.ts';
import { type Change, defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/** A person, with what of their working life belongs to the person's own view. By account id. */
export type AccountDocument = Omit<ShownAccount, 'services'> & {
  registeredAt: string;
  lastSignInAt: string | null;
  /** When they last applied: who mended what they were turned down for waits from then. */
  appliedAt: string | null;
  rejectionReason: string | null;
  services: OfferedService[];
  /** For the search: both names in either order, folded. */
  nameKey: string;
  surnameKey: string;
};

const accountOfStream = (event: { stream: string }) => partsOfStream(event.stream).id;

export const accounts = defineReadModel<AccountDocument>({
  name: 'accounts',
  version: 3,
  fields: ['userType', 'status', 'approval', 'registeredAt', 'appliedAt', 'nameKey', 'surnameKey', 'email', 'phone'],
  on: {
    ...onEach(Object.keys(accountEvents) as OfAccount[], ofAccount()),
    [startsAccount]: { ids: ({ data }) => data.accountId, apply: (_, event) => registered(event), creates: true },
    ProfileChanged: ofAccount(({ data }) => searchKeys(data.firstName, data.lastName)),
    ContactChangeRequested: ofAccount(({ data }) => pendingOf(data.kind, data.value)),
    ...onEach(
      contactChangeOver,
      ofAccount(({ data }) => pendingOf(data.kind, null)),
    ),
    ContactChangeUndone: ofAccount(() => ({ pendingEmail: null, pendingPhone: null })),
    AccountSuspended: ofAccount(() => ({ status: 'suspended' })),
    AccountReinstated: ofAccount(() => ({ status: 'active' })),
    SignedIn: {
      ids: accountOfStream,
      apply: (account, { recordedAt }) => account && { ...account, lastSignInAt: recordedAt },
    },

    ...onEach(
      applicationMade,
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

/** Of these nobody is told: its owner knows. */
const pushesNothing: ReadonlySet<EventType> = new Set([startsAccount, 'SignedIn']);

function registered({ data: { accountId, ...facts }, recordedAt }: Recorded<typeof startsAccount>): AccountDocument {
  return {
    accountId,
    ...registeredFacts(facts),
    pendingEmail: null,
    pendingPhone: null,
    status: 'active',
    registeredAt: recordedAt,
    lastSignInAt: null,
    approval: null,
    appliedAt: null,
    rejectionReason: null,
    services: [],
    hourlyRateCentavos: null,
    workLocation: null,
    ...searchKeys(facts.firstName, facts.lastName),
  };
}

function pendingOf(kind: ContactKind, value: string | null): Partial<AccountDocument> {
  return kind === 'email' ? { pendingEmail: value } : { pendingPhone: value };
}

type Merge<Type extends EventType> = (event: Recorded<Type>) => Partial<AccountDocument>;

type OfAccount = Exclude<AccountEvent['type'], typeof startsAccount>;

/** An event of the account's own stream: the facts change as the account's fold says. */
function ofAccount<Type extends OfAccount>(merge: Merge<Type> = () => ({})): Change<AccountDocument, Type> {
  return {
    ids: accountOfStream,
    apply: (account, event) => {
      if (!account) return undefined;
      // An event of one type has the shape that the fold's union gives that type; the compiler can't see it of a type parameter.
      const changes = { ...changedFacts(account, event as unknown as FactsEvent), ...merge(event) };
      // What leaves the facts as they are is no news.
      return Object.keys(changes).length === 0 ? account : { ...account, ...changes };
    },
  };
}

function ofWorker<Type extends WorkerEvent['type']>(merge: Merge<Type>): Change<AccountDocument, Type> {
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
