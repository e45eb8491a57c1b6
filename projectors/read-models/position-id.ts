/**
 * The id of a document that is made by one event and is never looked for by another id: it sorts as the log does, so
 * that a store adds it at the end of its index instead of somewhere in the middle.
 */
export function positionId({ position }: { position: number }): string {
  return String(position).padStart(16, '0');
}
