import * as z from 'zod/mini';
import { personal } from '../events/marks.ts';

const nameAndFace = { name: personal(z.string()), avatar: personal(z.nullable(z.string())) };

/** A person in events and views, with the name and picture of that moment. */
export const Person = z.object({ accountId: z.string(), ...nameAndFace });
export type Person = z.infer<typeof Person>;

export const WorkerPerson = z.object({
  workerId: z.string(),
  accountId: z.string(),
  ...nameAndFace,
});
export type WorkerPerson = z.infer<typeof WorkerPerson>;

/** "Grace V.": a reviewer or client as shown to strangers. */
export function nameWithInitial(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1);
  return last ? `${first} ${last[0]}.` : first;
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
