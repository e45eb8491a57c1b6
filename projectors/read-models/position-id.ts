import { numberedId } from '#infra/eventing/documents/sqlite/numbered-ids.ts';

/** The id of a document that one event makes. It sorts as the log does. */
export function positionId({ position }: { position: number }): string {
  return numberedId(position);
}
