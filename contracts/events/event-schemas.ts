import type * as z from 'zod/mini';

/** Schemas of a module's events by type; the event types are inferred from them. */
export type EventSchemas = Record<string, z.ZodMiniType>;

/** The event types of a module, for consumers that handle all of them alike. */
export function typesOf<Schemas extends EventSchemas>(schemas: Schemas): readonly (keyof Schemas & string)[] {
  return Object.keys(schemas);
}

/** An event from a decider: type and data, discriminated by type. */
export type EventOf<Schemas extends EventSchemas> = {
  [Type in keyof Schemas & string]: { type: Type; data: z.infer<Schemas[Type]> };
}[keyof Schemas & string];
