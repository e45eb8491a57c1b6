import * as z from 'zod/mini';

/**
 * What others may hear of an event is said where its schema stands: of the event, whether it goes out and what it tells
 * them; of a field, why it stays here. From these marks the published topic is made (contracts/integration), and by them
 * what is personal can be found and erased.
 */

/** A field that isn't told to others: about somebody in person, or of use in Suki alone. */
export type Withheld = 'personal' | 'internal';

/** `published`: what happened, for those who read the documentation. `as`: its published name where that doesn't follow from its type. */
export type Audience = { published: string; as?: string } | { unpublished: string };

type Shape = Readonly<Record<string, z.ZodMiniType>>;

// To bundlers the functions have no side effects: what they note is noted of their result alone.

type Mark = { withheld?: Withheld; toldAs?: z.ZodMiniType };

const fields = new WeakMap<z.ZodMiniType, Mark>();
const events = new WeakMap<z.ZodMiniType, Audience>();

/**
 * Who somebody is, how to reach them, what they look like, where they live, where their money goes, or what they wrote in
 * their own words.
 */
/* @__NO_SIDE_EFFECTS__ */
export function personal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return markedField(schema, { withheld: 'personal' });
}

/** About nobody in person, but nothing that others are to build upon. */
/* @__NO_SIDE_EFFECTS__ */
export function internal<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return markedField(schema, { withheld: 'internal' });
}

/** Goes out in a wider form than it has here. */
/* @__NO_SIDE_EFFECTS__ */
export function toldAs<Schema extends z.ZodMiniType>(wider: z.ZodMiniType, schema: Schema): Schema {
  return markedField(schema, { toldAs: wider });
}

/** An event of which others hear, with those of its fields that aren't withheld. */
/* @__NO_SIDE_EFFECTS__ */
export function published<Fields extends Shape>(says: string, shape: Fields) {
  return markedEvent({ published: says }, shape);
}

/** The same by a name that doesn't follow from its type, such as `completed`: names once given are kept. */
/* @__NO_SIDE_EFFECTS__ */
export function publishedAs<Fields extends Shape>(as: string, says: string, shape: Fields) {
  return markedEvent({ published: says, as }, shape);
}

/** An event that stays here, and why. */
/* @__NO_SIDE_EFFECTS__ */
export function unpublished<Fields extends Shape>(because: string, shape: Fields) {
  return markedEvent({ unpublished: because }, shape);
}

/** Throws for an event that doesn't say whether it goes out. */
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

/** A mark is on this use of the schema alone: others may share it. */
function markedField<Schema extends z.ZodMiniType>(schema: Schema, mark: Mark): Schema {
  const own = schema.clone();
  fields.set(own, mark);
  return own;
}
