import type { CollectionSchema } from '../documents/port.ts';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { PushDraft } from './push.ts';

/**
 * How one type of event changes the documents of a read model. `ids` finds the documents from the event alone; `apply`
 * is a pure function of (document, event): it returns the changed document, the same one for no change, or null to
 * delete it. Documents are never mutated.
 */
export type Change<Doc, Event extends RecordedEvent> = {
  ids: (event: Event) => string | readonly string[];
  apply: (document: Doc | undefined, event: Event, id: string) => Doc | null | undefined;
  /** The event is the first of its documents, so they are not looked for before they are written. */
  creates?: boolean;
};

/** One file a read model: its documents' type, how it is searched, and what each event does to it. `Events`: the product's, by type. */
export type ReadModel<
  Doc extends object,
  Events extends Readonly<Record<string, RecordedEvent>>,
  Draft extends PushDraft,
> = CollectionSchema & {
  /** Raised when documents would come out differently: the projector then rebuilds them at its next start. */
  version: number;
  on: { readonly [Type in keyof Events]?: Change<Doc, Events[Type]> };
  /**
   * Resets every document when such an event arrives: returns the same document to keep it, null to delete it. Pure
   * and idempotent.
   */
  resetOn?: { readonly [Type in keyof Events]?: (document: Doc, event: Events[Type]) => Doc | null };
  /** The pushes after an event has changed and stored a document; without it there are none. */
  push?: (document: Doc, event: Events[keyof Events], id: string) => readonly Draft[];
};

/** A read model with erased document and event types, for the projector. */
export type AnyReadModel = CollectionSchema & {
  version: number;
  on: Readonly<Record<string, AnyChange>>;
  resetOn?: Readonly<Record<string, (document: never, event: never) => object | null>>;
  push?: (document: never, event: never, id: string) => readonly PushDraft[];
};

export type AnyChange = {
  ids: (event: never) => string | readonly string[];
  apply: (document: never, event: never, id: string) => object | null | undefined;
  creates?: boolean;
};
