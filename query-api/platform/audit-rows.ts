import type { MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { movedCentavos } from '#contracts/analytics/money-events.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { isKnown } from '#projectors/read-models/platform/audit-log.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { formPublished } from '#contracts/events/form.ts';
import type { ChangeDetails } from '#contracts/event-texts/change-values.ts';
import { formChanges } from '#contracts/event-texts/form-changes.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import type { AuditRow, EventRow } from '#contracts/views/platform-audit.ts';
import type { AccountDocument } from '#projectors/read-models/account/accounts.ts';
import type { Subject } from '#contracts/event-texts/event-details.ts';
import { auditWordsOf } from '#contracts/event-texts/server-words.ts';
import { subjectWordsEn } from '#contracts/event-texts/subject-words.en.ts';
import { shownData, withoutMessages } from '#projectors/read-models/platform/shown-data.ts';
import type { AuditedEvent } from './audit-filter.ts';
import { faceOf, peopleById } from '../account/people.ts';
import type { QueryContext } from '../query-context.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { isPolicyName, policyWords } from '#contracts/platform/policies.ts';

type Reads = Pick<QueryContext, 'documents' | 'eventLog' | 'workers' | 'services'>;

/** Texts of audit log rows, with each event's effect on a figure, in row order. */
export async function auditRows(
  queryContext: Reads,
  rows: readonly AuditedEvent[],
  figure?: MoneyFigure,
): Promise<AuditRow[]> {
  const worded = await inWords(queryContext, rows);
  return worded.map(({ row, event }) =>
    figure && !row.unreadable ? { ...row, moved: movedCentavos(figure, event) } : row,
  );
}

/** The full events of audit log rows; private messages only from permitted streams. */
export async function eventRows(
  queryContext: Reads,
  rows: readonly AuditedEvent[],
  showsMessages: (stream: string) => boolean,
): Promise<EventRow[]> {
  return (await inWords(queryContext, rows)).map(({ row, event }) => {
    const { schemaVersion, commandId, $correlationId, $causationId, policy, provider } = metadataOf(event);
    const data = row.unreadable ? {} : shownData(event);
    const metadata = {
      schemaVersion,
      commandId,
      correlationId: $correlationId,
      causationId: $causationId,
      ...(policy && { policy }),
      ...(provider && { provider }),
    };
    return {
      ...row,
      data: isConversation(event) && !showsMessages(event.stream) ? withoutMessages(data) : data,
      metadata,
    };
  });
}

function isConversation({ stream }: Recorded): boolean {
  return partsOfStream(stream).kind === 'conversation';
}

async function inWords(
  queryContext: Reads,
  rows: readonly AuditedEvent[],
): Promise<{ row: AuditRow; event: Recorded }[]> {
  const found = await Promise.all(
    rows.map(({ document: { stream, revision } }) =>
      queryContext.eventLog.readStream(stream, { from: revision, limit: 1 }),
    ),
  );
  const events = found.flat().filter(isKnown);
  const worded = await Promise.all(
    events.map(async (event) => ({ event, ...wordsOf(event, await formDetails(queryContext, event)) })),
  );
  const name = await namesFor(queryContext, worded);
  return worded.map(({ event, action, tone, subject, changes, details, unreadable }) => ({
    event,
    row: {
      id: event.id,
      at: event.recordedAt,
      actor: name.actor(event),
      action,
      tone,
      type: event.type,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      subject: name.subject(subject),
      ...(typeof subject === 'object' && 'word' in subject && { subjectWord: subject.word }),
      changes,
      details,
      correlationId: metadataOf(event).$correlationId,
      ...(unreadable && { unreadable }),
    },
  }));
}

/** The differences of a published form from the previous version, which is in an earlier event. */
async function formDetails({ eventLog }: Reads, event: Recorded): Promise<ChangeDetails> {
  if (event instanceof SealedEvent || !isFormPublished(event) || event.revision === 0) return {};
  const earlier = await eventLog.readStream(event.stream, {
    direction: 'backwards',
    from: event.revision - 1,
    limit: EARLIER_READ,
  });
  const before = earlier
    .filter((one) => !(one instanceof SealedEvent))
    .filter(isKnown)
    .find(isFormPublished);
  return before ? { form: formChanges(before.data.fields, event.data.fields) } : {};
}

/** Drafts are recorded between two versions. */
const EARLIER_READ = 100;

function isFormPublished(event: Recorded): event is Recorded<(typeof formPublished)[number]> {
  return (formPublished as readonly string[]).includes(event.type);
}

/** A sealed event is shown by its position, so that it does not fail the others. */
function wordsOf(event: Recorded, more: ChangeDetails): ReturnType<typeof auditWordsOf> & { unreadable?: true } {
  try {
    return auditWordsOf(event, more);
  } catch {
    return {
      action: "Can't be read",
      tone: 'danger',
      subject: event.stream,
      changes: '',
      details: {},
      unreadable: true,
    };
  }
}

function metadataOf(event: Recorded): Recorded['metadata'] {
  try {
    return event.metadata;
  } catch {
    return { schemaVersion: 0, actor: 'system', commandId: '', $correlationId: '', $causationId: '' };
  }
}

/** People and services have their current names. */
async function namesFor(
  { documents, workers, services }: Reads,
  worded: readonly { event: Recorded; subject: Subject }[],
) {
  const [{ items: workersById }, { items: servicesById }] = await Promise.all([workers(), services()]);
  const ids = worded.flatMap(({ event, subject }) => [
    ...idOf(metadataOf(event)),
    ...(isPerson(subject) ? [subject.accountId] : []),
  ]);
  const people: ReadonlyMap<string, AccountDocument> = await peopleById(documents, ids);

  return {
    actor: (event: Recorded): AuditRow['actor'] => auditActor(metadataOf(event), people),
    subject(subject: Subject): string {
      if (typeof subject === 'string') return subject;
      if (isPerson(subject)) return faceOf(people.get(subject.accountId), subject.accountId, subject.accountId).name;
      if ('word' in subject) return subjectWordsEn[subject.word];
      if ('workerId' in subject) return workersById.get(subject.workerId)?.name ?? subject.workerId;
      return servicesById.get(subject.serviceId)?.name ?? subject.serviceId;
    },
  };
}

function idOf({ actor }: Recorded['metadata']): string[] {
  return actor === 'system' ? [] : [actor.accountId];
}

function isPerson(subject: Subject): subject is { accountId: string } {
  return typeof subject === 'object' && 'accountId' in subject;
}

const providerNames: Record<string, string> = { paymongo: 'PayMongo', sandbox: 'Test payments' };

/** The actor as text: a person, Suki with its policy, or a payment provider. Older events lack the policy. */
function auditActor(
  { actor, policy, provider }: EventMetadata,
  people: ReadonlyMap<string, AccountDocument>,
): AuditRow['actor'] {
  if (actor !== 'system') return { ...faceOf(people.get(actor.accountId), actor.accountId), role: actor.role };
  const platform = { id: null, role: 'system', avatar: null } as const;
  if (provider) return { ...platform, name: `Payment provider: ${providerNames[provider] ?? provider}`, provider };
  if (policy) return { ...platform, name: `Suki: ${isPolicyName(policy) ? policyWords[policy] : policy}`, policy };
  return { ...platform, name: 'Suki' };
}
