import * as z from 'zod/mini';
import type { EventSchemas } from '../events/event-schemas.ts';

/** `suki.booking.accepted.v1`. A version never changes what it means: other fields may join it, none may leave it. */
export type IntegrationType = `suki.${string}.${string}.v${number}`;

/** `from` takes what the outgoing schema names, and nothing else: a field that is not written in a table stays here. */
type Outgoing<Data> = {
  out: true;
  type: IntegrationType;
  says: string;
  schema: z.ZodMiniObject;
  from: (data: Data) => Record<string, unknown>;
};
type Kept = { out: false; because: string };

/** One row for each event of a module, or it does not compile. */
export type Rows<Schemas extends EventSchemas> = { [Type in keyof Schemas]: Outgoing<z.infer<Schemas[Type]>> | Kept };

/** The event goes out with these of its fields. `says`: what happened, for those who read the documentation. */
export function goesOut<Schema extends z.ZodMiniObject>(type: IntegrationType, says: string, schema: Schema) {
  return {
    out: true as const,
    type,
    says,
    schema,
    from: (data: z.input<Schema>): z.output<Schema> => z.parse(schema, data),
  };
}

/** That it happened goes out, with nothing but the envelope. */
export function goesOutBare(type: IntegrationType, says: string): Outgoing<unknown> {
  return { out: true, type, says, schema: z.object({}), from: () => ({}) };
}

export function staysHere(because: string): Kept {
  return { out: false, because };
}
