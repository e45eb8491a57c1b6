import * as z from 'zod/mini';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { STARTING_PRICE_CENTAVOS } from '#contracts/worker/application.ts';
import { Registration } from './professional-form.ts';

const Fields = z.partial(Registration);
export type SoFar = z.infer<typeof Fields>;

/** Without invalid fields: half-typed, or written by another version. */
export function sendable(fields: Record<string, unknown>): SoFar {
  const good = Object.entries(Registration.shape).filter(([name, schema]) => z.safeParse(schema, fields[name]).success);
  return Fields.parse(Object.fromEntries(good.map(([name]) => [name, fields[name]])));
}

type Profile = Pick<
  OwnWorkerProfile,
  'tagline' | 'shortDescription' | 'radiusKm' | 'weeklyHours' | 'basePrice' | 'location'
>;

/** Stored values of an unsubmitted application. The default price is not the worker's choice. */
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
 * Changed fields to save before the application is submitted. Without services, because saving them submits the
 * application, and without a location that replaces another, because a location can be changed only a few times a day.
 */
export function changedFrom(saved: SoFar, { services: _, location, ...said }: SoFar): Omit<SoFar, 'services'> {
  const before: Record<string, unknown> = saved;
  const changed = Object.entries(said).filter(([name, value]) => !isSame(value, before[name]));
  return { ...Object.fromEntries(changed), ...(location && !saved.location && { location }) };
}

type ApplicationFacts = {
  /** As last read from the server. */
  before: SoFar;
  /** As last read, with the fields sent from here since. */
  saved: SoFar;
};

/**
 * Newer values from another tab or device, for fields unchanged here. A field changed here is newer and stays. Values
 * sent from here are not new.
 */
export function remoteChanges({ before, saved }: ApplicationFacts, now: SoFar, here: Record<string, unknown>): SoFar {
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
