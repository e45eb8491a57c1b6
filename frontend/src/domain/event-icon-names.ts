import { detailsOf, eventTypes } from '#contracts/event-texts/every-event.ts';
import type { IconName } from '#contracts/event-texts/icon-name.ts';

/** The name of each event's icon. */
export const eventIconNames: Readonly<Record<string, IconName>> = Object.fromEntries(
  eventTypes.map((type) => [type, detailsOf(type).icon]),
);
