import type { EventType, Recorded } from '#contracts/events/registry.ts';
import type { Push, SessionEnded } from '#contracts/realtime/changes.ts';
import type { CollectionSchema } from '#infra/eventing/documents/port.ts';

/** What a read model tells people; the engine adds the position. */
export type Telling = Omit<Push, 'position'> | Omit<SessionEnded, 'position'>;

/**
 * How one type of event changes the documents of a read model. `ids` finds the documents from the event alone; `apply`
 * is a pure function of (document, event): it returns the changed document, the same one for no change, or null to
 * delete it. Documents are never mutated.
 */
export type Change<Doc, Type extends EventType> = {
  ids: (event: Recorded<Type>) => string | readonly string[];
  apply: (document: Doc | undefined, event: Recorded<Type>, id: string) => Doc | null | undefined;
  /** The event is the first of its documents, so they are not looked for before they are written. */
  creates?: boolean;
  /** Who is told once the document is stored, and what. */
  announce?: (document: Doc, event: Recorded<Type>, id: string) => readonly Telling[];
};

/** One file a read model: its documents' type, how it is searched, and what each event does to it. */
export type ReadModel<Doc extends object> = CollectionSchema & {
  /** Raised when documents would come out differently: the projector then rebuilds them at its next start. */
  version: number;
  on: { readonly [Type in EventType]?: Change<Doc, Type> };
};

export function defineReadModel<Doc extends object>(readModel: ReadModel<Doc>): ReadModel<Doc> {
  return readModel;
}

/** A read model whose documents' type is nobody's business: what the engine runs. */
export type AnyReadModel = CollectionSchema & { version: number; on: { readonly [Type in EventType]?: AnyChange } };

export type AnyChange = {
  ids: (event: never) => string | readonly string[];
  apply: (document: never, event: never, id: string) => object | null | undefined;
  creates?: boolean;
  announce?: (document: never, event: never, id: string) => readonly Telling[];
};
