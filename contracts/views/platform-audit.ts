import * as z from 'zod/mini';

export const AuditActor = z.object({
  id: z.nullable(z.string()),
  name: z.string(),
  role: z.enum(['client', 'worker', 'admin', 'guest', 'system']),
  avatar: z.nullable(z.string()),
  /** Of the platform, where the event says it: which policy it was (contracts/platform/policies.ts), or which payment provider told it. */
  policy: z.optional(z.string()),
  provider: z.optional(z.string()),
});

/** One event of the log, in words. `changes` says what came of it in a few words; money in it is written out. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: AuditActor,
  action: z.string(),
  /** How the dot before the action is coloured. */
  tone: z.enum(['brand', 'success', 'mango', 'danger', 'info', 'neutral']),
  type: z.string(),
  stream: z.string(),
  revision: z.int(),
  position: z.int(),
  /** A code, a name or an id that people know the thing by; in English where it is a word. */
  subject: z.string(),
  /** The word (subject-words.*.ts), so that a screen can say it in another language. */
  subjectWord: z.optional(z.string()),
  /** In English. */
  changes: z.string(),
  /** What it is made of (change-values.ts), so that a screen can say it in another language. */
  details: z.record(z.string(), z.unknown()),
  /** The same for a whole story: all of a booking, its slot, its payment and its payout lines. */
  correlationId: z.string(),
  /** In a list of a figure's events: by how many centavos it moved the figure. */
  moved: z.optional(z.int()),
  /** Its content can't be read: what is shown is where it stands. */
  unreadable: z.optional(z.literal(true)),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** An event as the history shows it: the row above with the event's own data and metadata. */
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

/** The folded state of a stream at a moment: what its read model held then. */
export const StreamState = z.object({
  stream: z.string(),
  asOf: z.nullable(z.string()),
  /** Revision of the last event counted; -1 when none had happened yet. */
  revision: z.int(),
  position: z.int(),
  /** Revisions of events that the state is without, because they can't be read. */
  unreadable: z.optional(z.array(z.int())),
  state: z.nullable(z.record(z.string(), z.unknown())),
});
export type StreamState = z.infer<typeof StreamState>;

/** Goes along with the reads that it allows, until it ends. */
export const StaffGrant = z.object({ grant: z.string(), expiresAt: z.string() });
export type StaffGrant = z.infer<typeof StaffGrant>;
