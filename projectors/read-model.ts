/** The kit's read models, of our events and what we tell people. */
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { isLeftBehind } from '#contracts/platform/reset.ts';
import { CHANGES_TOPIC, type Push, type SessionEnded } from '#contracts/realtime/changes.ts';
import * as groups from '#infra/eventing/on-each.ts';
import type { PushTopic } from '#infra/eventing/projections/push.ts';
import type * as kit from '#infra/eventing/projections/read-model.ts';

/** What a read model tells people; the projector adds the position. */
export type PushDraft = Omit<Push, 'position'> | Omit<SessionEnded, 'position'>;

/** Admins hear that something has happened, not what: the last of a batch says it for those before it. */
export const pushTopic: PushTopic = {
  topic: CHANGES_TOPIC,
  lastOf: ({ event, to }) => (event === 'admin:counts' ? JSON.stringify(to) : null),
};

export type Change<Doc, Type extends EventType> = kit.Change<Doc, Recorded<Type>>;

export type ReadModel<Doc extends object> = kit.ReadModel<Doc, { [Type in EventType]: Recorded<Type> }, PushDraft>;

/** What each event of a group changes; the change reads what they have alike. Groups lie beside their schemas, in contracts/events. */
export function onEach<const Type extends EventType, Doc extends object>(
  group: readonly Type[],
  change: Change<Doc, Type>,
): { readonly [OneOf in Type]: Change<Doc, Type> } {
  return groups.onEach(group, change);
}

/** One that lives on what a reset of the platform leaves behind, and nothing else, is empty after it unless it says otherwise. */
export function defineReadModel<Doc extends object>(readModel: ReadModel<Doc>): ReadModel<Doc> {
  const types = Object.keys(readModel.on);
  const isEmptied = types.length > 0 && types.every(isLeftBehind);
  return { ...(isEmptied && { startsAnew: { [platformReset]: () => null } }), ...readModel };
}
