import type { AuditFlag, AuditLogDocument } from '#projectors/read-models/platform/audit-log.ts';

/** Filter of the audit log; all given conditions must hold. */
export type AuditFilter = {
  streams?: readonly string[];
  /** About one person: by these accounts, or in these streams. */
  about?: { actors: readonly string[]; streams: readonly string[] };
  /** null is the platform. */
  actors?: readonly (string | null)[];
  types?: readonly string[];
  correlationIds?: readonly string[];
  flag?: AuditFlag;
  /** Inclusive. */
  fromPosition?: number;
  /** Exclusive. */
  beforePosition?: number;
  /** More matches than the filter lists. */
  capped?: true;
};

/** A row of the audit log with its event's position. */
export type AuditedEvent = { position: number; document: Readonly<AuditLogDocument> };

export type FoundRows = { rows: AuditedEvent[]; total: number };
