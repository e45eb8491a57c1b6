import { noticeValues } from '#contracts/event-texts/notice-values.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import type { Notification } from '#contracts/views/notification.ts';
import { firstName } from '../../domain/first-name.ts';
import { inCatalogue, type Values } from '../../i18n/i18n.ts';
import { notificationsEn } from './notifications.en.ts';

type Word = keyof typeof notificationsEn;

export type NotificationText = {
  /** Formatted with the text’s values. */ title: { key: Word } | string;
  text: { key: Word; values: Values } | string;
};

/** Kinds that only a newer server knows use the server's text. */
export function notificationText({ kind, title, text, details, job }: Notification, locale: string): NotificationText {
  const [titleKey, textKey] = [`${kind}Title`, `${kind}Text`];
  if (!isWord(titleKey) || !isWord(textKey)) return { title, text };
  // Users know a job by its service; the code is for users without access to it.
  const person = job?.person ? firstName(job.person) : 'none';
  const values = { ...noticeValues(details, locale), person, ...(job && { code: inCatalogue(job.service) }) };
  return { title: { key: titleKey }, text: { key: textKey, values } };
}

/** Person and service that the text does not mention, so that they are shown beside it. */
export function missingDetails({ job }: Pick<Notification, 'job'>, said: string): string[] {
  if (!job) return [];
  const { person } = job;
  const service = inCatalogue(job.service);
  const isNamed = person === null || said.includes(firstName(person));
  return [...(isNamed ? [] : [person]), ...(said.includes(service) ? [] : [service])];
}

function isWord(key: string): key is Word {
  return Object.hasOwn(notificationsEn, key);
}

export type NotificationDay = { day: string; name: 'today' | 'yesterday' | null; items: Notification[] };

/** By Manila day, in order of arrival. `now` in ms. */
export function byDay(items: readonly Notification[], now: number): NotificationDay[] {
  const today = manilaDay(now);
  const names = new Map<string, NotificationDay['name']>([
    [today, 'today'],
    [addDays(today, -1), 'yesterday'],
  ]);
  return [...Map.groupBy(items, ({ at }) => manilaDay(at))].map(([day, members]) => ({
    day,
    name: names.get(day) ?? null,
    items: members,
  }));
}
