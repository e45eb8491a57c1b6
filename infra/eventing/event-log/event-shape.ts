import type * as z from 'zod/mini';
import { isObject } from './stored-json.ts';

type Fits = (value: unknown) => boolean;

/**
 * Whether a value has the types that the schema names. Lengths, patterns and other checks are not applied: they may be
 * stricter today than when the event was appended.
 */
export function shapeOf(schema: z.core.$ZodType): Fits {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return leafShape(def) ?? nestedShape(def);
}

type Def = z.core.$ZodTypes['_zod']['def'];

function leafShape(def: Def): Fits | undefined {
  switch (def.type) {
    case 'string':
    case 'boolean':
      return (value) => typeof value === def.type;
    case 'number':
      return 'format' in def ? Number.isSafeInteger : Number.isFinite;
    case 'enum':
      return among(Object.values(def.entries));
    case 'literal':
      return among(def.values);
    case 'unknown':
    case 'transform':
      return () => true;
    default:
      return undefined;
  }
}

function nestedShape(def: Def): Fits {
  switch (def.type) {
    case 'object':
      return objectShape(def.shape);
    case 'record':
      return entriesShape(shapeOf(def.valueType));
    case 'array':
      return elementsShape(shapeOf(def.element));
    case 'union':
      return anyOf(def.options.map(shapeOf));
    case 'optional':
    case 'default':
      return anyOf([(value) => value === undefined, shapeOf(def.innerType)]);
    case 'nullable':
      return anyOf([(value) => value === null, shapeOf(def.innerType)]);
    case 'pipe':
      return shapeOf(def.out);
    default:
      throw new Error(`Events can't hold a ${def.type}: give it a shape here`);
  }
}

function among(values: readonly unknown[]): Fits {
  const known = new Set(values);
  return (value) => known.has(value);
}

function anyOf(shapes: readonly Fits[]): Fits {
  return (value) => shapes.some((fits) => fits(value));
}

function elementsShape(fits: Fits): Fits {
  return (value) => Array.isArray(value) && value.every(fits);
}

function entriesShape(fits: Fits): Fits {
  return (value) => isObject(value) && Object.values(value).every(fits);
}

function objectShape(shape: Readonly<Record<string, z.core.$ZodType>>): Fits {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, fits: shapeOf(schema) }));
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, fits } of fields) if (!fits(value[name])) return false;
    return true;
  };
}

/** The first fields with a wrong type, for the error message. */
export function misfitsOf(schema: z.core.$ZodType, data: unknown): string {
  const shape = schemaFields(schema);
  const object = isObject(data) ? data : {};
  const names = Object.keys(shape).filter((name) => !shapeOf(shape[name] as z.core.$ZodType)(object[name]));
  return names.slice(0, 5).join(', ');
}

function schemaFields(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'object' ? def.shape : {};
}
