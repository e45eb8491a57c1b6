import type { AuditLogDocument } from '#projectors/read-models/platform/audit-log.ts';

/** Which rows of the audit log are wanted; all of what is given must hold. */
export type AuditFilter = {
  streams?: readonly string[];
  /** Of one person: by these accounts, or in these streams. */
  about?: { actors: readonly string[]; streams: readonly string[] };
  /** null is the platform itself. */
  actors?: readonly (string | null)[];
  types?: readonly string[];
  correlationIds?: readonly string[];
  strict?: boolean;
  /** Inclusive. */
  fromPosition?: number;
  /** Exclusive. */
  beforePosition?: number;
  /** More is meant than the filter names. */
  capped?: true;
};

/** A row of the audit log with the position of its event. */
export type AuditedEvent = { position: number; document: Readonly<AuditLogDocument> };

export type FoundRows = { rows: AuditedEvent[]; total: number };
