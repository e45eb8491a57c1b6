import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { happenedOf } from '#contracts/event-texts/surfaces.ts';

/** Sentences by event type, with the event's data. Unknown types from a newer server use the server's text. */
export const auditSentencesEn = happenedOf(everyEventEn);
