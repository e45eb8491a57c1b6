import * as z from 'zod/mini';

export const AuditActor = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  role: z.enum(['client', 'worker', 'admin', 'guest', 'system']),
  avatar: z.nullable(z.string()),
  /**
   * The platform's policy (contracts/platform/policies.ts) or the payment provider that caused the event, if recorded.
   */
  policy: z.optional(z.string()),
  provider: z.optional(z.string()),
});

/** One event of the log as text. `changes`: its result in a few words, with formatted amounts. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: AuditActor,
  action: z.string(),
  /** Colour of the dot before the action. */
  tone: z.enum(['brand', 'success', 'mango', 'danger', 'info', 'neutral']),
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  position: z.int(),
  /** A code, name or id; in English if it is a word. */
  subject: z.string(),
  /** Key of the word (subject-words.*.ts), so that screens can translate it. */
  subjectWord: z.optional(z.string()),
  /** In English. */
  changes: z.string(),
  /** Values of the text (change-values.ts), so that screens can compose it in another language. */
  details: z.record(z.string(), z.unknown()),
  /** Equal for correlated events: all of a booking, its slot, its payment and its payout lines. */
  correlationId: z.string(),
  /** Only in the list of events behind a figure: the effect of the event on that figure, in centavos. */
  moved: z.optional(z.int()),
  /** A sealed event: only its position is shown. */
  unreadable: z.optional(z.literal(true)),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** An event in a stream's history: the row with the event's data and metadata. */
export const EventRow = z.extend(AuditRow, {
  data: z.record(z.string(), z.unknown()),
  metadata: z.object({
    schemaVersion: z.int(),
    commandId: z.string(),
    correlationId: z.string(),
    causationId: z.string(),
    policy: z.optional(z.string()),
    provider: z.optional(z.string()),
  }),
});
export type EventRow = z.infer<typeof EventRow>;

/** State of a stream at a moment: the document that its read model had then. */
export const StreamState = z.object({
  stream: z.string(),
  asOf: z.nullable(z.string()),
  /** Revision of the last included event; -1 for none. */
  revision: z.int(),
  position: z.int(),
  /** Revisions of sealed events, which the state lacks. */
  unreadable: z.optional(z.array(z.int())),
  state: z.nullable(z.record(z.string(), z.unknown())),
});
export type StreamState = z.infer<typeof StreamState>;

/** Token that permits further staff reads until it expires. The caller sends it with each of them. */
export const StaffGrant = z.object({ grant: z.string(), expiresAt: z.string() });
export type StaffGrant = z.infer<typeof StaffGrant>;
