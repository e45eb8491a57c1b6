import { eventSchemas, type EventType, type Recorded } from '#contracts/events/registry.ts';
import type { Change, ReadModel } from '../read-model.ts';

/** The same change for every type of event there is. */
export function onEveryEvent<Doc extends object>(change: Change<Doc, EventType>): ReadModel<Doc>['on'] {
  const types = Object.keys(eventSchemas) as EventType[];
  return Object.fromEntries(types.map((type) => [type, change]));
}

export type AnyEvent = Recorded<EventType>;
