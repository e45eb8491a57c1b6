import * as z from 'zod/mini';
import { safetyPlaces, safetyReasons } from '../dispute/safety-reasons.ts';
import { Dispute, DisputeDecision, DisputeMessage } from './dispute.ts';
import { Ticket } from './support-tickets.ts';

/** Of a person's own data: what they brought to Suki's staff, and what came of it. Amounts in centavos. */

const written = z.object({ from: z.enum(['me', 'them', 'suki']), at: z.string(), text: z.string() });

export const OwnTicket = z.extend(
  z.pick(Ticket, { code: true, topic: true, status: true, openedAt: true, rating: true }),
  {
    messages: z.array(
      z.extend(written, {
        /** Names of the files. */
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
        /** How many; they are opened where the dispute is. */
        pictures: z.int(),
      }),
    ),
    decisions: z.array(z.pick(DisputeDecision, { outcome: true, waived: true, reason: true, decidedAt: true })),
  },
);
export type OwnDispute = z.infer<typeof OwnDispute>;

export const OwnSafetyReport = z.object({
  at: z.string(),
  /** The name of whom they reported. */
  of: z.string(),
  about: z.enum(safetyReasons),
  from: z.enum(safetyPlaces),
  text: z.string(),
  /** null until staff have. */
  lookedIntoAt: z.nullable(z.string()),
});
export type OwnSafetyReport = z.infer<typeof OwnSafetyReport>;
