import type { CollectionSchema, Scalar } from '../port.ts';
import { elementsAt, valueAt } from '../sqlite/stored-values.ts';

/**
 * The stored form of a document. The body is JSON text, because BSON cannot represent every key and value of JSON. The
 * declared values are beside it, in a form that every server orders as the port requires. Marks of the last writers
 * show who wrote it.
 */
export type MongoDocument = {
  _id: string;
  position: number;
  body: string;
  keys: Record<string, Scalar>;
  elements: Record<string, string[]>;
  writers: string[];
};

const ESCAPE = '\ud7ff';
const escapedCharacters = /[\ud7ff-\uffff]/;
const escapes = /\ud7ff(.)(.)/gsu;
const OFFSET = 0x100;

/**
 * A text that every server orders by code point, whether it compares UTF-8 (MongoDB) or UTF-16 (Java, JavaScript):
 * characters from U+D7FF on, where these differ, become three lower ones. Other texts stay unchanged.
 */
export function textKey(text: string): string {
  if (!escapedCharacters.test(text)) return text;
  let key = '';
  for (const character of text.toWellFormed())
    key += escapedCharacters.test(character) ? escaped(character.codePointAt(0) ?? 0) : character;
  return key;
}

function escaped(codePoint: number): string {
  return ESCAPE + String.fromCharCode(OFFSET + (codePoint >> 8), OFFSET + (codePoint & 0xff));
}

/** The text of a key. */
export function textOf(key: string): string {
  return key.includes(ESCAPE)
    ? key.replace(escapes, (_, high: string, low: string) =>
        String.fromCodePoint(((high.charCodeAt(0) - OFFSET) << 8) + low.charCodeAt(0) - OFFSET),
      )
    : key;
}

/** A value in its comparable form. MongoDB itself orders null < numbers < texts < booleans. */
export function valueKey(value: unknown): Scalar {
  if (typeof value === 'string') return textKey(value);
  // Java distinguishes 0 from -0.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  return typeof value === 'boolean' ? value : null;
}

/**
 * Array elements are only tested for equality, so they are stored as text: MongoDB's null also matches missing values.
 */
export function elementKey(value: Scalar): string {
  return JSON.stringify(typeof value === 'string' ? value.toWellFormed() : value);
}

/** The path of a declared field's value. Dots and dollars are special characters in MongoDB. */
export function keyPath(field: string): string {
  return `keys.${fieldName(field)}`;
}

export function elementsPath(field: string): string {
  return `elements.${fieldName(field)}`;
}

function fieldName(field: string): string {
  return field.replaceAll(/[.$~\0]/g, (character) => `~${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Reads a document's declared values. */
export function keysOf(schema: CollectionSchema): (document: unknown) => Pick<MongoDocument, 'keys' | 'elements'> {
  const named = (fields: readonly string[] = []) =>
    fields.map((field) => ({ name: fieldName(field), path: field.split('.') }));
  const [fields, arrays] = [named(schema.fields), named(schema.arrays)];
  return (document) => ({
    keys: Object.fromEntries(fields.map(({ name, path }) => [name, valueKey(valueAt(document, path))])),
    elements: Object.fromEntries(arrays.map(({ name, path }) => [name, elementsAt(document, path).map(elementKey)])),
  });
}
