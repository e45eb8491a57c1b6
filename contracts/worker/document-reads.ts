/** Reasons for opening a worker's document (docs/decisions/staff-reads.md). All but the first need an explanation. */
export const documentReadCauses = ['application', 'complaint', 'safety', 'authority', 'other'] as const;
export type DocumentReadCause = (typeof documentReadCauses)[number];

/** How long the reason "application" covers the application's other documents. */
export const CHECKING_MS = 60 * 60_000;

type ToCheck = { approval: { status: string }; documents: readonly { check: unknown }[] };

/** The application or a document waits to be checked. */
export function hasDocumentsToCheck({ approval, documents }: ToCheck): boolean {
  return approval.status === 'applied' || documents.some(({ check }) => check === null);
}

/** By staff account: until when. */
type Checking = { checking?: Readonly<Record<string, string>> };

/** null: a reason is needed for opening a document. */
export function checkingUntil({ checking }: Checking, by: string, now: string): string | null {
  const until = checking?.[by];
  return until !== undefined && Date.parse(until) > Date.parse(now) ? until : null;
}
