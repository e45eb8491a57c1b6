import { everyEventFil } from '#contracts/event-texts/every-event.fil.ts';
import { happenedOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { auditSentencesEn } from './audit-sentences.en.ts';

export const auditSentencesFil: Messages<typeof auditSentencesEn> = happenedOf(everyEventFil);
