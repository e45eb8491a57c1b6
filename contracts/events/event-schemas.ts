import type * as z from 'zod/mini';

/** The schemas of a module's events by type name; from them come the events' types. */
export type EventSchemas = Record<string, z.ZodMiniType>;

/** An event as a decider gives it: type and data, discriminated by type. */
export type EventOf<Schemas extends EventSchemas> = {
  [Type in keyof Schemas & string]: { type: Type; data: z.infer<Schemas[Type]> };
}[keyof Schemas & string];
