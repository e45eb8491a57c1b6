import type * as z from 'zod/mini';

/** The schemas of a module's events by type name; from them come the events' types. */
export type EventSchemas = Record<string, z.ZodMiniType>;

/** The types of a module's events, for what follows them all alike. */
export function typesOf<Schemas extends EventSchemas>(schemas: Schemas): readonly (keyof Schemas & string)[] {
  return Object.keys(schemas);
}

/** An event as a decider gives it: type and data, discriminated by type. */
export type EventOf<Schemas extends EventSchemas> = {
  [Type in keyof Schemas & string]: { type: Type; data: z.infer<Schemas[Type]> };
}[keyof Schemas & string];
