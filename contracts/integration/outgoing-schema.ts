import * as z from 'zod/mini';
import { markOf } from '../events/marks.ts';

/**
 * Published data of an event: every field that is not withheld, with its type only. Internal limits, such as a name's
 * length, are not part of the public contract.
 */
export function outgoingSchema({ shape }: z.ZodMiniObject): z.ZodMiniObject {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const outgoing = outgoingField(field);
    return outgoing ? [[name, outgoing] as const] : [];
  });
  return z.object(Object.fromEntries(fields));
}

/** null: withheld. */
function outgoingField(field: unknown): z.ZodMiniType | null {
  if (!(field instanceof z.ZodMiniType)) throw new Error('An event field is not a zod schema');
  const { withheld, widerSchema } = markOf(field);
  return withheld ? null : (widerSchema ?? outgoingValue(field));
}

function outgoingValue(field: z.ZodMiniType): z.ZodMiniType | null {
  if (field instanceof z.ZodMiniOptional) return within(field.def.innerType, z.optional);
  if (field instanceof z.ZodMiniNullable) return within(field.def.innerType, z.nullable);
  if (field instanceof z.ZodMiniObject) return outgoingSchema(field);
  if (field instanceof z.ZodMiniArray) return within(field.def.element, z.array);
  if (field instanceof z.ZodMiniRecord) return within(field.def.valueType, (value) => z.record(z.string(), value));
  return withoutLimits(field);
}

function within(inner: unknown, wrapped: (outgoing: z.ZodMiniType) => z.ZodMiniType): z.ZodMiniType | null {
  const outgoing = outgoingField(inner);
  return outgoing && wrapped(outgoing);
}

function withoutLimits(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniNumberFormat) return z.int();
  if (field instanceof z.ZodMiniNumber) return z.number();
  if (field instanceof z.ZodMiniString) return z.string();
  if (field instanceof z.ZodMiniBoolean || field instanceof z.ZodMiniEnum) return field;
  // Fails at startup rather than publish a field in an undefined form.
  throw new Error(`Event field of an unsupported kind: mark it as withheld, or define its published form here`);
}
