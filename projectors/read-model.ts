/** Read models of the event-sourcing library, typed with Suki's events and pushes. */
import type { EventType, Recorded, RecordedByType } from '#contracts/events/registry.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { isDiscardedByReset } from '#contracts/platform/reset.ts';
import { CHANGES_TOPIC, type Push, type SessionEnded } from '#contracts/realtime/changes.ts';
import * as groups from '#infra/eventing/projections.ts';
import type { PushTopic } from '#infra/eventing/projections.ts';
import type * as kit from '#infra/eventing/projections.ts';

/** A push of a read model; the projector adds the position. */
export type PushDraft = Omit<Push, 'position'> | Omit<SessionEnded, 'position'>;

/** Admins only learn that their data has changed, so the last push of a batch replaces the earlier ones. */
export const pushTopic: PushTopic = {
  topic: CHANGES_TOPIC,
  lastOf: ({ event, to }) => (event === 'admin:counts' ? JSON.stringify(to) : null),
};

export type Change<Doc, Type extends EventType> = kit.Change<Doc, Recorded<Type>>;

export type ReadModel<Doc extends object> = kit.ReadModel<Doc, RecordedByType, PushDraft>;

/**
 * One change for all events of a group, typed by their common fields. Groups are declared next to their schemas, in
 * contracts/events.
 */
export function onEach<const Type extends EventType, Doc extends object>(
  group: readonly Type[],
  change: Change<Doc, Type>,
): { readonly [OneOf in Type]: Change<Doc, Type> } {
  return groups.onEach(group, change);
}

/** By default a platform reset empties read models that consume only events which a reset leaves behind. */
export function defineReadModel<Doc extends object>(readModel: ReadModel<Doc>): ReadModel<Doc> {
  const types = Object.keys(readModel.on);
  const isEmptied = types.length > 0 && types.every(isDiscardedByReset);
  return { ...(isEmptied && { resetOn: { [platformReset]: () => null } }), ...readModel };
}
