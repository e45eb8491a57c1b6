import * as z from 'zod/mini';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { STARTING_PRICE_CENTAVOS } from '#contracts/worker/application.ts';
import { Registration } from './professional-form.ts';

const Fields = z.partial(Registration);
export type SoFar = z.infer<typeof Fields>;

/** Without the fields that could not be sent as they are: typed half, or written by another version. */
export function sendable(fields: Record<string, unknown>): SoFar {
  const good = Object.entries(Registration.shape).filter(([name, schema]) => z.safeParse(schema, fields[name]).success);
  return Fields.parse(Object.fromEntries(good.map(([name]) => [name, fields[name]])));
}

type Profile = Pick<
  OwnWorkerProfile,
  'tagline' | 'shortDescription' | 'radiusKm' | 'weeklyHours' | 'basePrice' | 'location'
>;

/** What the server has of an application that is not sent; a price that everybody starts with was said by nobody. */
export function savedOf({ tagline, shortDescription, radiusKm, weeklyHours, basePrice, location }: Profile) {
  return {
    tagline,
    shortDescription,
    radiusKm,
    weeklyHours,
    ...(basePrice !== STARTING_PRICE_CENTAVOS && { basePrice }),
    ...(location && { location: { ...location, city: location.city ?? undefined } }),
  };
}

/**
 * What can go to the server before the application is sent. Not the services: with them it is sent. And no second place:
 * a worker may move so often a day only, and who looks through the list has not moved.
 */
export function changedFrom(saved: SoFar, { services: _, location, ...said }: SoFar): Omit<SoFar, 'services'> {
  const before: Record<string, unknown> = saved;
  const changed = Object.entries(said).filter(([name, value]) => !isSame(value, before[name]));
  return { ...Object.fromEntries(changed), ...(location && !saved.location && { location }) };
}

type Known = {
  /** As the server had it, when it was read last. */
  before: SoFar;
  /** The same, with what was sent from here since. */
  saved: SoFar;
};

/**
 * What the server has anew, from another tab or device, of fields that stand here as the server had them: what was changed
 * here is newer, and stays. What was sent from here comes back as nothing new.
 */
export function remoteChanges({ before, saved }: Known, now: SoFar, here: Record<string, unknown>): SoFar {
  const asRead: Record<string, unknown> = before;
  const asSent: Record<string, unknown> = saved;
  const isNew = (name: string, value: unknown) => !isSame(value, asRead[name]) && !isSame(value, asSent[name]);
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => isNew(name, value) && isSame(here[name], asRead[name])),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
