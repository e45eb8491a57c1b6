import { priceChange } from '../booking/price-change.ts';
import type { EventType, Recorded } from '../events/registry.ts';
import { formatPesoLong } from '../money.ts';
import type { AuditRow } from '../views/platform-audit.ts';
import { changeDetails } from './change-details.ts';
import { changePhrasesEn } from './change-phrases.en.ts';
import { type ChangeDetails, type ChangeWording, changeValues, when } from './change-values.ts';
import type { Details, Subject } from './event-details.ts';
import { detailsOf } from './every-event.ts';
import { everyEventEn } from './every-event.en.ts';
import { noticeValues } from './notice-values.ts';
import { say, type Values } from './say.ts';
import type { EventText } from './texts.ts';

/** English texts of events for answers, exports and pushes. */

const texts: Readonly<Record<EventType, EventText>> = everyEventEn;

export type AuditWords = {
  action: string;
  tone: AuditRow['tone'];
  subject: Subject;
  changes: string;
  details: ChangeDetails;
};

const phrases: Readonly<Record<string, string>> = changePhrasesEn;
const wording: ChangeWording = {
  locale: 'en',
  phrase: (key, values = {}) => (phrases[key] === undefined ? undefined : say(phrases[key], values)),
};

/** `more`: details of the change that the event does not contain. */
export function auditWordsOf(event: Recorded, more: ChangeDetails = {}): AuditWords {
  const { tone, subject, changes: others } = detailsOf(event.type);
  const { action, changes, server } = texts[event.type];
  const details = changes === undefined ? {} : changeDetails(changes, event.data, { ...others?.(event.data), ...more });
  return {
    action: server?.action ?? action,
    tone,
    subject: subject(event),
    changes: changes === undefined ? '' : say(changes, changeValues(details, wording)),
    details,
  };
}

/** Text of an event in a booking's history. */
export function historyWordsOf(event: Recorded): { text: string; details: Details } {
  const { history, historyValues } = detailsOf(event.type);
  const { happened, server } = texts[event.type];
  const details = history?.(event.data) ?? {};
  const values = { ...valuesOfHistory(details), ...historyValues?.(event.data) };
  return { text: say(server?.history ?? happened, values), details };
}

function valuesOfHistory({ worker, rating, before, startsAt, ...details }: Details): Values {
  const amount = details.amountCentavos ?? details.priceCentavos ?? details.finalAmountCentavos;
  return {
    ...(details as Values),
    ...(typeof worker === 'string' && { name: worker }),
    ...(typeof rating === 'number' && { count: rating }),
    ...(typeof before === 'string' && { before: when(before) }),
    ...(typeof startsAt === 'string' && { when: when(startsAt) }),
    ...(typeof amount === 'number' && amounts(details.beforeCentavos, amount)),
  };
}

function amounts(before: unknown, amount: number): Values {
  return {
    amount: formatPesoLong(amount),
    change: priceChange(typeof before === 'number' ? before : null, amount),
  };
}

/** The kind of news for a person: usually the event type. The text is under this name in `notices`. */
export function noticeKind(type: EventType, details: Details): string {
  return detailsOf(type).notify?.kind?.(details) || type;
}

/** `as`: the recipient's side. */
export function noticeWordsOf(type: EventType, details: Details, as: string): { title: string; text: string } {
  const notice = texts[type].notices?.[noticeKind(type, details)];
  if (!notice) return { title: type, text: '' };
  const values = { ...noticeValues(details, 'en'), as };
  return {
    title: say(notice.server?.title ?? notice.title, values),
    text: say(notice.server?.text ?? notice.text, values),
  };
}
