import { v5 as uuidV5 } from 'uuid';
import { derivedId } from '#infra/eventing/ids.ts';
import { demoPerson } from './people.ts';

/**
 * Every step of the demo is one command whose id derives from the step's name, so that an interrupted seeding resumes with the
 * same ids. Ids of created objects derive from the command's (account/open-account.ts, booking/handlers.ts), so the plan can refer
 * to people and bookings before they exist.
 */
const DEMO = 'c6a0b7de-5f0c-4b1c-9a58-2f1f6f6f3f11';

export function commandIdOf(step: string): string {
  return uuidV5(step, DEMO);
}

export function accountIdOf(person: string): string {
  const { userType, email } = demoPerson(person);
  const registration = commandIdOf(registrationOf(person));
  return derivedId('account', userType === 'admin' ? derivedId(email, registration) : registration);
}

export function workerIdOf(person: string): string {
  return derivedId('worker', commandIdOf(registrationOf(person)));
}

export function bookingIdOf(booking: string): string {
  return derivedId('booking', commandIdOf(requestOf(booking)));
}

/** Names of the two steps that create something. */
export const registrationOf = (person: string) => `register ${person}`;
export const requestOf = (booking: string) => `request ${booking}`;
