import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountEvents } from '#contracts/events/account.ts';
import { MyData } from '#contracts/views/account-my-data.ts';
import { SignedInSession } from '#contracts/views/account.ts';
import { categories } from '#contracts/catalogue/categories.ts';
import { documentKinds } from '#contracts/worker/documents.ts';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import { safetyEn } from '../../dispute/safety.en.ts';
import { helpEn } from '../../support/tickets/help.en.ts';
import { isForPrograms, labelOf, wordOf, type DataField } from './my-data-fields.ts';
import { myDataValuesEn } from './my-data-values.en.ts';

const { default: helpCeb } = await import('../../support/tickets/help.en.ts?ceb');
const { default: helpFil } = await import('../../support/tickets/help.en.ts?fil');
const { default: myDataValuesCeb } = await import('./my-data-values.en.ts?ceb');
const { default: myDataValuesFil } = await import('./my-data-values.en.ts?fil');

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Found = { field: DataField; words: string[] };

/** All fields of the schema, with their enum values. */
function fieldsIn(schema: Schema, at: DataField): Found[] {
  const few = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
  const own = few.length > 0 ? [{ field: at, words: few.filter((one) => typeof one === 'string') }] : [];
  const properties = Object.entries(schema.properties ?? {});
  // Texts in all languages: one of them is displayed.
  if (properties.some(([name]) => name === 'en')) return [];
  return [
    ...own,
    ...properties.flatMap(([name, below]) => {
      const field = { name, of: at.name };
      return isForPrograms(field) ? [] : [{ field, words: [] }, ...fieldsIn(below, field)];
    }),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((below) =>
      below ? fieldsIn(below, at) : [],
    ),
  ];
}

const fieldsOf = (schema: z.core.$ZodType, name: string) =>
  fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema, {
    name,
    of: '',
  });

/** Excludes the creation day, shown below the title, and answers, shown beside their questions. */
const isDisplayed = ({ field }: Found) => field.name !== 'madeAt' && field.of !== 'answer';

const fields = [
  ...fieldsOf(MyData, ''),
  ...fieldsOf(SignedInSession, 'sessions'),
  ...Object.values(accountEvents).flatMap((event) => fieldsOf(event, 'data')),
].filter(isDisplayed);

it('finds the fields', () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.find(({ field }) => field.name === 'secondStep')).toBeDefined();
});

it('has a label for every field of a person’s data', () => {
  const without = fields.filter(({ field }) => labelOf(field) === undefined);
  expect(without.map(({ field }) => `${field.of}.${field.name}`)).toEqual([]);
});

it('has a text for every enum value', () => {
  const without = fields.flatMap(({ field, words }) =>
    words.filter((word) => wordOf(field, word) === undefined).map((word) => `${field.of}.${field.name}: ${word}`),
  );
  expect(without).toEqual([]);
});

it('has a text for every account event', () => {
  for (const type of Object.keys(accountEvents))
    expect(wordOf({ name: 'type', of: 'accountHistory' }, type)).toBe(type);
});

describe('uses the texts of the screens', () => {
  it('for bookings', () => {
    for (const status of bookingStatuses)
      expect(wordOf({ name: 'status', of: 'bookings' }, status)).toMatch(/^booking/);
  });

  it('for categories', () => {
    for (const { id, name } of categories)
      expect(myDataValuesEn[wordOf({ name: 'category', of: 'services' }, id) ?? 'category_moving'], id).toBe(name);
  });

  it('for documents', () => {
    for (const kind of documentKinds) expect(wordOf({ name: 'kind', of: 'documents' }, kind)).toBe(`kind_${kind}`);
    expect(wordOf({ name: 'kind', of: 'documents' }, 'Barangay clearance')).toBeUndefined();
  });

  it.each([
    [myDataValuesEn, helpEn],
    [myDataValuesFil, helpFil],
    [myDataValuesCeb, helpCeb],
  ])('for tickets', (values, help) => {
    const shown = Object.entries(help).filter(([key]) => /^(topic|status)_/.test(key));
    expect(shown.length).toBeGreaterThan(10);
    expect(values).toMatchObject(
      Object.fromEntries(shown.map(([key, word]) => [key.replace('status', 'ticket'), word])),
    );
  });

  it('for safety reports', () => {
    const { harassment, threat, theft, other } = safetyEn;
    expect(myDataValuesEn).toMatchObject({
      about_harassment: harassment,
      about_threat: threat,
      about_theft: theft,
      about_other: other,
    });
  });
});
