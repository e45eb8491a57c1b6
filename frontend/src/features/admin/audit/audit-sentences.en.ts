import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { happenedOf } from '#contracts/event-texts/surfaces.ts';

/**
 * What happened in a stream, by type of event, with what the event says of it. A type that only a newer server knows
 * has the server's words.
 */
export const auditSentencesEn = happenedOf(everyEventEn);
