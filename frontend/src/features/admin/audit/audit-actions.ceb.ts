import { everyEventCeb } from '#contracts/event-texts/every-event.ceb.ts';
import { actionsOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { auditActionsEn } from './audit-actions.en.ts';

export const auditActionsCeb: Messages<typeof auditActionsEn> = actionsOf(everyEventCeb);
