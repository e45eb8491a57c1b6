import type { EventText } from './texts.ts';

/** Event texts as each surface needs them: flat, by key. The build keeps only the tables that a surface uses. */

type Table = Readonly<Record<string, EventText>>;
type TypesWith<All, Surface extends string> = {
  [Type in keyof All & string]: All[Type] extends Record<Surface, unknown> ? Type : never;
}[keyof All & string];
type KeysIn<All, Surface extends string> = {
  [Type in keyof All]: All[Type] extends Record<Surface, infer Words> ? keyof Words & string : never;
}[keyof All];

/** The action of the event's author, by event type. */
export function actionsOf<All extends Table>(all: All): Record<keyof All, string> {
  return mapTexts(all, ({ action }) => action);
}

/** What happened, by event type. */
export function happenedOf<All extends Table>(all: All): Record<keyof All, string> {
  return mapTexts(all, ({ happened }) => happened);
}

/** What changed, for the event types with such a text. */
export function changesOf<All extends Table>(all: All): Record<TypesWith<All, 'changes'>, string> {
  const worded = Object.entries(all).flatMap(([type, { changes }]) => (changes === undefined ? [] : [[type, changes]]));
  // The type has these keys.
  return Object.fromEntries(worded) as Record<TypesWith<All, 'changes'>, string>;
}

/** What happened to the person, addressed to them, by event type. */
export function textsToPerson<All extends Table>(all: All): Record<keyof All, string> {
  return mapTexts(all, ({ action, toThemselves }) => toThemselves ?? action);
}

function mapTexts<All extends Table>(all: All, take: (text: EventText) => string): Record<keyof All, string> {
  // The keys are unchanged.
  return Object.fromEntries(Object.entries(all).map(([type, text]) => [type, take(text)])) as Record<keyof All, string>;
}

type TimelineKeys<All> = {
  [Type in keyof All & string]: All[Type] extends { timeline: infer Words } ? `${Type}_${keyof Words & string}` : never;
}[keyof All & string];

/** Timeline texts by key, such as `BookingAccepted_client`, in source order. */
export function timelineOf<All extends Table>(all: All): Record<TimelineKeys<All>, string> {
  const words = Object.entries(all).flatMap(([type, { timeline = {} }]) =>
    Object.entries(timeline).map(([key, message]) => [`${type}_${key}`, message]),
  );
  // The type has these keys.
  return Object.fromEntries(words) as Record<TimelineKeys<All>, string>;
}

type NoticeKeys<All> = `${KeysIn<All, 'notices'>}${'Title' | 'Text'}`;

/** Notification texts: `BookingAcceptedTitle`, `BookingAcceptedText`, by kind of news. */
export function noticesOf<All extends Table>(all: All): Record<NoticeKeys<All>, string> {
  const kinds = Object.values(all).flatMap(({ notices = {} }) => Object.entries(notices));
  return Object.fromEntries(
    kinds.flatMap(([kind, { title, text }]) => [
      [`${kind}Title`, title],
      [`${kind}Text`, text],
    ]),
  ) as Record<NoticeKeys<All>, string>;
}
