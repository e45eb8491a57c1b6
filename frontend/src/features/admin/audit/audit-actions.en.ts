import { everyEventEn } from '#contracts/event-texts/every-event.en.ts';
import { actionsOf } from '#contracts/event-texts/surfaces.ts';

/** What somebody did, by type of event. A type that only a newer server knows has the server's words. */
export const auditActionsEn = actionsOf(everyEventEn);
