import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type FormDifference, formDifferences } from '#contracts/form/form-differences.ts';
import type { FieldOf, FormField } from '#contracts/form/form-field.ts';
import { type Language, languages } from '#contracts/roles.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { chooseLanguage } from '../../../i18n/use-text.ts';
import { PublishMessage } from './PublishMessage.tsx';

const label = { en: 'Rooms', fil: 'Kuwarto' };
const question = { en: 'Extras' };
const option = { en: 'Oven' };
const rooms: FormField = {
  id: 'rooms',
  type: 'number',
  label,
  required: false,
  price: { kind: 'per_unit', centavos: 200_00, included: 0 },
};
const extras: FieldOf<'several'> = {
  id: 'extras',
  type: 'several',
  label: question,
  required: false,
  options: [
    { id: 'oven', label: option, price: { kind: 'add', centavos: 150_00 } },
    { id: 'fridge', label: { en: 'Fridge' } },
  ],
};
const price = { kind: 'add', centavos: 100_00 } as const;

afterEach(() => chooseLanguage('en'));

async function shown(differences: readonly FormDifference[], language: Language = 'en'): Promise<string> {
  await chooseLanguage(language);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PublishMessage differences={differences} />
    </I18nProvider>,
  );
}

async function linesOf(differences: readonly FormDifference[], language?: Language): Promise<string[]> {
  return [...(await shown(differences, language)).matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text);
}

describe('changes of a publication', () => {
  it('show old and new values', async () => {
    const dearer: FormField = { ...rooms, price: { kind: 'per_unit', centavos: 250_00, included: 0 } };
    const added: FormField = { id: 'pets', type: 'yes_no', label: { en: 'Pets?' }, required: true, price };
    expect(await linesOf(formDifferences([rooms, extras], [dearer, added]))).toEqual([
      '“Rooms”: +₱200 each → +₱250 each',
      'New question “Pets?”, +₱100',
      'Question “Extras” removed',
    ]);
    const free: FormField = { ...extras, options: extras.options.map(({ price: _, ...one }) => one) };
    expect(await linesOf(formDifferences([extras], [free]))).toEqual(['“Extras”, “Oven”: +₱150 → no extra']);
    expect(await linesOf([{ what: 'kind', question, from: 'number', to: 'text' }])).toEqual([
      '“Extras”: Number → Short text',
    ]);
  });

  it('are in the reader’s language, and name the language of other texts', async () => {
    const reworded: FormField = { ...rooms, label: { en: 'Bedrooms', fil: 'Silid' } };
    expect(await linesOf(formDifferences([rooms], [reworded]))).toEqual([
      '“Rooms” → “Bedrooms”',
      '“Kuwarto” → “Silid” (Filipino)',
    ]);
    expect(await linesOf(formDifferences([rooms], [reworded]), 'fil')).toEqual([
      '“Rooms” → “Bedrooms” (English)',
      '“Kuwarto” → “Silid”',
    ]);
    expect(await linesOf([{ what: 'question_removed', question: label }], 'ceb')).toEqual([
      'Gitangtang ang pangutana nga “Rooms”',
    ]);
  });

  it('have a text for every kind, in every language', async () => {
    const every: FormDifference[] = [
      ...(['required', 'optional', 'help', 'unit', 'limits', 'condition', 'options_order'] as const).map((what) => ({
        what,
        question,
      })),
      { what: 'question_added', question },
      { what: 'question_removed', question },
      { what: 'option_added', question, option, price },
      { what: 'option_removed', question, option },
      { what: 'reworded', question, language: 'ceb', from: undefined, to: 'Hurno' },
      { what: 'price', question, from: undefined, to: price },
      { what: 'kind', question, from: 'date', to: 'photo' },
      { what: 'questions_order' },
    ];
    for (const language of languages) {
      const lines = await linesOf(every, language);
      expect(lines).toHaveLength(every.length);
      expect(new Set(lines).size).toBe(every.length);
      expect(lines.filter((line) => /\{|undefined|^$/.test(line))).toEqual([]);
    }
  });

  it('are empty if clients already see the same questions', async () => {
    expect(await shown([])).toBe('Nothing changes. Clients are asked this already.');
  });
});
