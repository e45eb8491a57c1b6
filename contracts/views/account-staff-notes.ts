import * as z from 'zod/mini';
import { Person } from '../account/person.ts';

/** `by`: the staff member who wrote it. */
export const StaffNote = z.object({ id: z.string(), at: z.string(), text: z.string(), by: Person });
export type StaffNote = z.infer<typeof StaffNote>;
