import { everyEventFil } from '#contracts/event-texts/every-event.fil.ts';
import { happenedOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { auditHappenedEn } from './audit-happened.en.ts';

export const auditHappenedFil: Messages<typeof auditHappenedEn> = happenedOf(everyEventFil);
