import type { AuditRow, EventRow } from '#contracts/views/platform-audit.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { auditActionsEn } from './audit-actions.en.ts';
import { auditSentencesEn } from './audit-sentences.en.ts';
import { auditEn } from './audit.en.ts';
import { eventValues } from './stream/event-values.ts';

type Action = keyof typeof auditActionsEn;
type Happening = keyof typeof auditSentencesEn;

/** Event types with texts, in table order: accounts, workers, catalogue, bookings, chats, platform. */
export const wordedTypes = Object.keys(auditActionsEn).filter(isAction);

function isAction(type: string): type is Action {
  return Object.hasOwn(auditActionsEn, type);
}

function isHappening(type: string): type is Happening {
  return Object.hasOwn(auditSentencesEn, type);
}

/** Action text such as "Accepted a booking", in the reader's language by type, else the server's text. */
export function useActionWords(): (row: Pick<AuditRow, 'type' | 'action' | 'unreadable'>) => string {
  const t = useText(auditActionsEn);
  const ofAll = useText(auditEn);
  return ({ type, action, unreadable }) => {
    if (unreadable) return ofAll('unreadable');
    return isAction(type) ? t(type) : action;
  };
}

/** Sentence such as "Jun Bautista accepted for ₱1,850.00", in the reader's language by type. */
export function useHappenedWords(): (event: Pick<EventRow, 'type' | 'action' | 'data' | 'unreadable'>) => string {
  const t = useText(auditSentencesEn);
  const ofAll = useText(auditEn);
  const locale = useLocale();
  return ({ type, action, data, unreadable }) => {
    if (unreadable) return ofAll('unreadable');
    return isHappening(type) ? t(type, eventValues(data, locale)) : action;
  };
}
