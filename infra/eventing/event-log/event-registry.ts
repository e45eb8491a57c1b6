import type { ZodMiniType } from 'zod/mini';

/** Converts an event's data from one schema version to the next. */
export type Upcast = (data: unknown) => unknown;

/** By event type: the steps from version 1 on. An event type without an entry is still at version 1. */
export type Upcasters = Readonly<Record<string, readonly Upcast[]>>;

/**
 * A product's events for the event-sourcing library: the schema of each type's newest version, and the upcasters from
 * older ones.
 */
export type EventRegistry = { schemas: Readonly<Record<string, ZodMiniType>>; upcasters: Upcasters };

/** Versions count from 1; each upcaster leads to the next. */
export function currentVersion(type: string, upcasters: Upcasters): number {
  return (upcasters[type]?.length ?? 0) + 1;
}
