import * as z from 'zod/mini';
import { Person } from '../account/person.ts';

/** `by`: the staff member who wrote it. */
export const StaffNote = z.object({ id: z.string(), at: z.string(), text: z.string(), by: Person });
export type StaffNote = z.infer<typeof StaffNote>;

/** `text`: beginning of the text; empty when the code suffices. */
const Case = z.object({ id: z.string(), code: z.string(), text: z.string(), at: z.string(), isOver: z.boolean() });
const cases = z.nullable(z.object({ items: z.array(Case), total: z.int() }));

/**
 * A person's tickets and disputes, and reports by and about them; null for staff without permission for any of these.
 */
export const PersonCases = z.object({
  tickets: cases,
  disputes: cases,
  /** Defects of the app. */ reports: cases,
  /** Reports about behaviour. */ safetyAbout: cases,
  safetyBy: cases,
});
export type PersonCases = z.infer<typeof PersonCases>;
