import { everyEventCeb } from '#contracts/event-texts/every-event.ceb.ts';
import { changesOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { auditChangesEn } from './audit-changes.en.ts';

export const auditChangesCeb: Messages<typeof auditChangesEn> = changesOf(everyEventCeb);
