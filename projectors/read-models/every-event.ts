import { eventSchemas, type EventType, type Recorded } from '#contracts/events/registry.ts';
import { type Change, onEach, type ReadModel } from '../read-model.ts';

/** Applies one change to every event type. */
export function onEveryEvent<Doc extends object>(change: Change<Doc, EventType>): ReadModel<Doc>['on'] {
  return onEach(Object.keys(eventSchemas) as EventType[], change);
}

export type AnyEvent = Recorded<EventType>;
