import { defineReadModel } from '../engine/read-model.ts';
import { isStrict } from './audit-words.ts';
import { onEveryEvent } from './every-event.ts';
import { positionId } from './position-id.ts';

/**
 * Where each event stands and what it can be found by; its words are made from the event itself when it is shown, so
 * that a million events stay small and better words need no rebuild. By position.
 */
export type AuditLogDocument = {
  position: number;
  stream: string;
  revision: number;
  type: string;
  /** null: the platform itself. */
  actorId: string | null;
  correlationId: string;
  strict: boolean;
};

export const auditLog = defineReadModel<AuditLogDocument>({
  name: 'audit-log',
  version: 1,
  fields: ['position', 'stream', 'type', 'actorId', 'correlationId', 'strict'],
  compound: [['stream', 'position'], ['type', 'position'], ['actorId', 'position'], ['strict', 'position']],
  on: onEveryEvent({
    ids: positionId,
    creates: true,
    // Whatever happened, an admin's log and figures are older than it now.
    announce: ({ type }) => [{ namespace: 'account', event: 'admin:counts', to: 'admins', payload: { type } }],
    apply: (_, event) => {
      const { position, stream, revision, type, metadata } = event;
      return { position, stream, revision, type, actorId: metadata.actor === 'system' ? null : metadata.actor.accountId, correlationId: metadata.$correlationId, strict: isStrict(event) };
    },
  }),
});
