import { movesMoney } from '#contracts/analytics/money-events.ts';
import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { eventSchemas, type EventType, type Recorded } from '#contracts/events/registry.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import { defineReadModel, type PushDraft } from '../../read-model.ts';
import { detailsOf } from '#contracts/event-texts/every-event.ts';
import { permissionOfStream } from '#contracts/platform/stream-permissions.ts';
import { onEveryEvent } from '../every-event.ts';
import { positionId } from '../position-id.ts';

/**
 * Position and search keys of each event. Its text is composed from the event when it is shown, so that a million
 * events stay small and better texts need no rebuild. By position, which is the id.
 */
export type AuditLogDocument = {
  stream: string;
  revision: number;
  type: string;
  /** null: the platform. */
  actorId: string | null;
  correlationId: string;
  flags: readonly AuditFlag[];
};

/** `moved`: a figure of money. A search asks for one flag, so an event with both has a third one. */
export type AuditFlag = 'strict' | 'moved' | 'strict_moved';

export const auditLog = defineReadModel<AuditLogDocument>({
  name: 'audit-log',
  version: 3,
  fields: ['type', 'actorId', 'correlationId'],
  arrays: ['flags'],
  numbered: true,
  on: onEveryEvent({
    ids: positionId,
    creates: true,
    apply: (_, event) => auditRowOf(event),
  }),
  push: ({ stream }, { type }) => [toStaff(stream, type)],
});

/** Any event may change what permitted staff see. The projector sends one push per audience and batch. */
function toStaff(stream: string, type: EventType): PushDraft {
  const staff: StaffPermission[] = [...new Set([permissionOfStream(stream), 'audit.read'] as const)];
  return { namespace: 'account', event: 'admin:counts', to: { staff }, payload: { type } };
}

export function auditRowOf(event: RecordedEvent): AuditLogDocument {
  const {
    stream,
    revision,
    type,
    metadata: { actor, $correlationId },
  } = event;
  return {
    stream,
    revision,
    type,
    actorId: actor === 'system' ? null : actor.accountId,
    correlationId: $correlationId,
    flags: isKnown(event) ? flagsOf(event) : NONE,
  };
}

const NONE = [] as const;
const STRICT = ['strict'] as const;
const MOVED = ['moved'] as const;
const STRICT_MOVED = ['strict', 'moved', 'strict_moved'] as const;

function flagsOf(event: Recorded): readonly AuditFlag[] {
  const moved = !(event instanceof SealedEvent) && movesMoney(event);
  if (isStrict(event)) return moved ? STRICT_MOVED : STRICT;
  return moved ? MOVED : NONE;
}

/** Actions of people, not policies, on money, access, people or settings. */
function isStrict({ type, metadata }: Recorded): boolean {
  return detailsOf(type).strict === true && metadata.actor !== 'system';
}

/** An event of a known type; its data matches its schema. */
export function isKnown(event: RecordedEvent): event is Recorded {
  return Object.hasOwn(eventSchemas, event.type);
}
