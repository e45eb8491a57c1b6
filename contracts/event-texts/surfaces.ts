import type { EventText } from './texts.ts';

/** The words of events as one surface needs them: flat, by key. The build keeps of a table what its file takes here. */

type Table = Readonly<Record<string, EventText>>;
type TypesWith<All, Surface extends string> = {
  [Type in keyof All & string]: All[Type] extends Record<Surface, unknown> ? Type : never;
}[keyof All & string];
type KeysIn<All, Surface extends string> = {
  [Type in keyof All]: All[Type] extends Record<Surface, infer Words> ? keyof Words & string : never;
}[keyof All];

/** What somebody did, by type of event. */
export function actionsOf<All extends Table>(all: All): Record<keyof All, string> {
  return taken(all, ({ action }) => action);
}

/** What came of it, by type of event. */
export function happenedOf<All extends Table>(all: All): Record<keyof All, string> {
  return taken(all, ({ happened }) => happened);
}

/** What changed, by type of event, of those that say it. */
export function changesOf<All extends Table>(all: All): Record<TypesWith<All, 'changes'>, string> {
  const worded = Object.entries(all).flatMap(([type, { changes }]) => (changes === undefined ? [] : [[type, changes]]));
  // The keys that the type is made of.
  return Object.fromEntries(worded) as Record<TypesWith<All, 'changes'>, string>;
}

/** What happened to somebody, for themselves, by type of event. */
export function toThemselvesOf<All extends Table>(all: All): Record<keyof All, string> {
  return taken(all, ({ action, toThemselves }) => toThemselves ?? action);
}

function taken<All extends Table>(all: All, take: (text: EventText) => string): Record<keyof All, string> {
  // The same keys as it was given.
  return Object.fromEntries(Object.entries(all).map(([type, text]) => [type, take(text)])) as Record<keyof All, string>;
}

type TimelineKeys<All> = {
  [Type in keyof All & string]: All[Type] extends { timeline: infer Words } ? `${Type}_${keyof Words & string}` : never;
}[keyof All & string];

/** A timeline's words: `BookingAccepted_client`, in the order in which they are written. */
export function timelineOf<All extends Table>(all: All): Record<TimelineKeys<All>, string> {
  const words = Object.entries(all).flatMap(([type, { timeline = {} }]) =>
    Object.entries(timeline).map(([key, message]) => [`${type}_${key}`, message]),
  );
  // The keys that the type is made of.
  return Object.fromEntries(words) as Record<TimelineKeys<All>, string>;
}

type NoticeKeys<All> = `${KeysIn<All, 'notices'>}${'Title' | 'Text'}`;

/** A notification's words: `BookingAcceptedTitle`, `BookingAcceptedText`, by the kind of news. */
export function noticesOf<All extends Table>(all: All): Record<NoticeKeys<All>, string> {
  const kinds = Object.values(all).flatMap(({ notices = {} }) => Object.entries(notices));
  return Object.fromEntries(
    kinds.flatMap(([kind, { title, text }]) => [
      [`${kind}Title`, title],
      [`${kind}Text`, text],
    ]),
  ) as Record<NoticeKeys<All>, string>;
}
