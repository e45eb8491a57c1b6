import { everyEventCeb } from '#contracts/event-texts/every-event.ceb.ts';
import { happenedOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { auditSentencesEn } from './audit-sentences.en.ts';

export const auditSentencesCeb: Messages<typeof auditSentencesEn> = happenedOf(everyEventCeb);
