import * as z from 'zod/mini';

/** `text`: the first words of what they wrote; empty where the code says enough. */
const Case = z.object({ id: z.string(), code: z.string(), text: z.string(), at: z.string(), isOver: z.boolean() });
const cases = z.nullable(z.object({ items: z.array(Case), total: z.int() }));

/**
 * What a person asked staff for, the disputes of their jobs, and what was reported about them and by them; null for staff
 * who deal with none of these.
 */
export const PersonCases = z.object({
  tickets: cases,
  disputes: cases,
  /** Of problems with Suki itself. */ reports: cases,
  /** Of somebody's safety. */ safetyAbout: cases,
  safetyBy: cases,
});
export type PersonCases = z.infer<typeof PersonCases>;
