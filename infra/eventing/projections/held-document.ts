import type { PushDraft } from './push.ts';

/** Positions of documents that are not there. */
export const ABSENT = -1;

/** A document in the projector's hands. */
export type HeldDocument = {
  readonly id: string;
  /** Position of the stored document. */
  stored: number;
  /** Position of the last event applied; equal to `stored` when there is nothing to write. */
  position: number;
  document: object | undefined;
  /** Position at the time of the read: changes up to it were stored by another process or an earlier run. */
  loaded: number;
  /** The part of it that this run has published. */
  republishedUpTo: number;
  /** Pushed once it is stored. */
  drafts: { draft: PushDraft; position: number }[] | null;
};

export function held(id: string, stored = ABSENT, document?: object): HeldDocument {
  return { id, stored, position: stored, document, loaded: stored, republishedUpTo: ABSENT, drafts: null };
}

/** False when it is stored as it is, and of what came and went while it was in hand. */
export function isUnsaved({ document, position, stored }: HeldDocument): boolean {
  return position !== stored && (document !== undefined || stored !== ABSENT);
}
