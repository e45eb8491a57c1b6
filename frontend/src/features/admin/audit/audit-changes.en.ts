import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { changesOf } from '#contracts/event-texts/surfaces.ts';

/** Change texts by event type. */
export const auditChangesEn = changesOf(everyEventEn);
