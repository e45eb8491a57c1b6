import * as z from 'zod/mini';

/**
 * Publication marks of events and fields, next to their schemas. An event's mark says whether it is published, with its
 * description; a field's mark says why it is withheld. The published topic is generated from them
 * (contracts/integration), and personal data is found and erased by them.
 */

/** Why a field is not published: personal data, or of use only inside Suki. */
export type Withheld = 'personal' | 'internal';

/**
 * `published`: what happened, for the documentation. `as`: the published name when it does not follow from the type.
 */
export type Audience = { published: string; as?: string } | { unpublished: string };

type Shape = Readonly<Record<string, z.ZodMiniType>>;

// Declared free of side effects for bundlers: marks belong to their results only.

type Mark = { withheld?: Withheld; widerSchema?: z.ZodMiniType };

const fields = new WeakMap<z.ZodMiniType, Mark>();
const events = new WeakMap<z.ZodMiniType, Audience>();

/** Personal data: identity, contact, picture, home, payout account, or a person's own words. */
/* @__NO_SIDE_EFFECTS__ */
export function personal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return markedField(schema, { withheld: 'personal' });
}

/** Not personal, but not a public contract either. */
/* @__NO_SIDE_EFFECTS__ */
export function internal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return markedField(schema, { withheld: 'internal' });
}

/** Published in a wider form than stored. */
/* @__NO_SIDE_EFFECTS__ */
export function widerSchema<Schema extends z.ZodMiniType>(wider: z.ZodMiniType, schema: Schema): Schema {
  return markedField(schema, { widerSchema: wider });
}

/** A published event, with all fields that are not withheld. */
/* @__NO_SIDE_EFFECTS__ */
export function published<Fields extends Shape>(says: string, shape: Fields) {
  return markedEvent({ published: says }, shape);
}

/** The same under a name that does not follow from the type, such as `completed`: published names never change. */
/* @__NO_SIDE_EFFECTS__ */
export function publishedAs<Fields extends Shape>(as: string, says: string, shape: Fields) {
  return markedEvent({ published: says, as }, shape);
}

/** An unpublished event, and why. */
/* @__NO_SIDE_EFFECTS__ */
export function unpublished<Fields extends Shape>(because: string, shape: Fields) {
  return markedEvent({ unpublished: because }, shape);
}

/** Throws for an event without a publication mark. */
export function audienceOf(type: string, schema: z.ZodMiniType): Audience {
  const audience = events.get(schema);
  if (!audience) throw new Error(`Event ${type} has no publication mark: mark it as published or unpublished`);
  return audience;
}

export function markOf(field: z.ZodMiniType): Mark {
  return fields.get(field) ?? {};
}

function markedEvent<Fields extends Shape>(audience: Audience, shape: Fields) {
  const schema = z.object(shape);
  events.set(schema, audience);
  return schema;
}

/** Marks this use of the schema only: others may share it. */
function markedField<Schema extends z.ZodMiniType>(schema: Schema, mark: Mark): Schema {
  const own = schema.clone();
  fields.set(own, mark);
  return own;
}
