import { numberedId } from '#infra/eventing/documents.ts';

/** Id of a document for one event. Ids sort in log order. */
export function positionId({ position }: { position: number }): string {
  return numberedId(position);
}
