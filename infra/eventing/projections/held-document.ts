import type { PushDraft } from './push.ts';

/** Position of a missing document. */
export const ABSENT = -1;

/** A document in the projector's memory. */
export type HeldDocument = {
  readonly id: string;
  /** Position of the stored document. */
  stored: number;
  /** Position of the last event applied; equal to `stored` when there is nothing to write. */
  position: number;
  document: object | undefined;
  /** Position at the time of the read: changes up to it were stored by another process or an earlier run. */
  loaded: number;
  /** Position up to which this run has republished its pushes. */
  republishedUpTo: number;
  /** Pushes to send once the document is stored. */
  drafts: { draft: PushDraft; position: number }[] | null;
};

export function held(id: string, stored = ABSENT, document?: object): HeldDocument {
  return { id, stored, position: stored, document, loaded: stored, republishedUpTo: ABSENT, drafts: null };
}

/** False for an unchanged document, and for one that was created and deleted before it was stored. */
export function isUnsaved({ document, position, stored }: HeldDocument): boolean {
  return position !== stored && (document !== undefined || stored !== ABSENT);
}
