import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { actionsOf } from '#contracts/event-texts/surfaces.ts';

/** Action texts by event type. Unknown types from a newer server use the server's text. */
export const auditActionsEn = actionsOf(everyEventEn);
