/** The kit's read models, of our events and what we tell people. */
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import type { Push, SessionEnded } from '#contracts/realtime/changes.ts';
import type * as kit from '#infra/eventing/projections/read-model.ts';

/** What a read model tells people; the projector adds the position. */
export type PushDraft = Omit<Push, 'position'> | Omit<SessionEnded, 'position'>;

export type Change<Doc, Type extends EventType> = kit.Change<Doc, Recorded<Type>, PushDraft>;

export type ReadModel<Doc extends object> = kit.ReadModel<Doc, { [Type in EventType]: Recorded<Type> }, PushDraft>;

export function defineReadModel<Doc extends object>(readModel: ReadModel<Doc>): ReadModel<Doc> {
  return readModel;
}
