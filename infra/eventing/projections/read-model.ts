import type { CollectionSchema } from '../documents/port.ts';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { PushDraft } from './push.ts';

/**
 * The effect of one event type on the documents of a read model. `ids` finds the documents from the event alone.
 * `apply` is a pure function of (document, event) that returns the changed document, the same one for no change, or
 * null to delete it. Documents are never mutated.
 */
export type Change<Doc, Event extends RecordedEvent> = {
  ids: (event: Event) => string | readonly string[];
  apply: (document: Doc | undefined, event: Event, id: string) => Doc | null | undefined;
  /** The event creates its documents, so they are not read before the write. */
  creates?: boolean;
};

/**
 * A read model in one file: the document type, its search fields, and the effect of each event. `Events`: the
 * product's, by type.
 */
export type ReadModel<
  Doc extends object,
  Events extends Readonly<Record<string, RecordedEvent>>,
  Draft extends PushDraft,
> = CollectionSchema & {
  /** Raise it when documents would differ: the next start of the projector rebuilds them. */
  version: number;
  on: { readonly [Type in keyof Events]?: Change<Doc, Events[Type]> };
  /**
   * Resets every document when such an event arrives: returns the same document to keep it, null to delete it. Pure
   * and idempotent.
   */
  resetOn?: { readonly [Type in keyof Events]?: (document: Doc, event: Events[Type]) => Doc | null };
  /** The pushes after an event has changed and stored a document. Default: no pushes. */
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
