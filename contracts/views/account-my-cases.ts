import * as z from 'zod/mini';
import { safetyPlaces, safetyReasons } from '../dispute/safety-reasons.ts';
import { Dispute, DisputeDecision, DisputeMessage } from './dispute.ts';
import { Ticket } from './support-tickets.ts';

/** Part of a person's own data: what they reported to staff, and its outcome. Amounts in centavos. */

const written = z.object({ from: z.enum(['me', 'them', 'suki']), at: z.string(), text: z.string() });

export const OwnTicket = z.extend(
  z.pick(Ticket, { code: true, topic: true, status: true, openedAt: true, rating: true }),
  {
    messages: z.array(
      z.extend(written, {
        /** File names. */
        attachments: z.array(z.string()),
      }),
    ),
  },
);
export type OwnTicket = z.infer<typeof OwnTicket>;

export const OwnDispute = z.extend(
  z.pick(Dispute, {
    code: true,
    service: true,
    about: true,
    status: true,
    openedBy: true,
    openedAt: true,
    wanted: true,
  }),
  {
    messages: z.array(
      z.extend(written, {
        kind: DisputeMessage.shape.kind,
        /** Number of pictures; they are opened in the dispute. */
        pictures: z.int(),
      }),
    ),
    decisions: z.array(z.pick(DisputeDecision, { outcome: true, waived: true, reason: true, decidedAt: true })),
  },
);
export type OwnDispute = z.infer<typeof OwnDispute>;

export const OwnSafetyReport = z.object({
  at: z.string(),
  /** Name of the reported person. */
  of: z.string(),
  about: z.enum(safetyReasons),
  from: z.enum(safetyPlaces),
  text: z.string(),
  /** null until staff have looked into it. */
  lookedIntoAt: z.nullable(z.string()),
});
export type OwnSafetyReport = z.infer<typeof OwnSafetyReport>;
