import type { EventText } from './texts.ts';

/** The words of events as one surface needs them: flat, by key. The build keeps of a table what its file takes here. */

type Table = Readonly<Record<string, EventText>>;
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

function taken<All extends Table>(all: All, take: (text: EventText) => string): Record<keyof All, string> {
  // The same keys as it was given.
  return Object.fromEntries(Object.entries(all).map(([type, text]) => [type, take(text)])) as Record<keyof All, string>;
}

/** A timeline's words, by their own keys. */
export function timelineOf<All extends Table>(all: All): Record<KeysIn<All, 'timeline'>, string> {
  // Each key is one event's own (event-texts.test.ts).
  return Object.assign({}, ...Object.values(all).map(({ timeline }) => timeline)) as Record<
    KeysIn<All, 'timeline'>,
    string
  >;
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
