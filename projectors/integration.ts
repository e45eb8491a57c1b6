import { EVENTS_TOPIC, integrationEventOf, outgoingTypes } from '#contracts/integration/integration-event.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Publication } from '#infra/eventing/integration.ts';

/** Publishes domain events as integration events (docs/integration-events.md). */
export const integration: Publication<RecordedEvent> = {
  topic: EVENTS_TOPIC,
  types: outgoingTypes,
  valueOf: integrationEventOf,
  afterAnotherLog:
    'run npm run projections -- relay again (publishes every event again under the same ids) or relay ' +
    'from-now (treats the existing events as published)',
};
