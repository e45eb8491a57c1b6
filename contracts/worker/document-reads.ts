/** Why staff open a worker's document (docs/decisions/staff-reads.md). All but the first say more in words of their own. */
export const documentReadCauses = ['application', 'complaint', 'safety', 'authority', 'other'] as const;
export type DocumentReadCause = (typeof documentReadCauses)[number];

/** So long after saying that they check an application, staff open its other documents without saying it again. */
export const CHECKING_MS = 60 * 60_000;

type ToCheck = { approval: { status: string }; documents: readonly { check: unknown }[] };

/** An application waits, or a document that nobody has checked yet. */
export function hasDocumentsToCheck({ approval, documents }: ToCheck): boolean {
  return approval.status === 'applied' || documents.some(({ check }) => check === null);
}

/** By accounts of the staff, until when. */
type Checking = { checking?: Readonly<Record<string, string>> };

/** null: they have to say why they open a document. */
export function checkingUntil({ checking }: Checking, by: string, now: string): string | null {
  const until = checking?.[by];
  return until !== undefined && Date.parse(until) > Date.parse(now) ? until : null;
}
