import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { changesOf } from '#contracts/event-texts/surfaces.ts';

/** What changed, by type of event, of those that say it. */
export const auditChangesEn = changesOf(everyEventEn);
