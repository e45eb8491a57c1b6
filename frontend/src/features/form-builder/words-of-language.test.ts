import { expect, it } from 'vitest';
import type { FormField } from '#contracts/form/form-field.ts';
import { wordsOfLanguage } from './words-of-language.ts';

const label = { en: 'Which pipe?', fil: 'Aling tubo?' };
const option = (id: string, en: string, ceb?: string) => ({ id, label: { en, ...(ceb && { ceb }) } });

it('keeps the texts of one language, with English for missing ones', () => {
  const pipe: FormField = {
    id: 'pipe',
    type: 'choice',
    label,
    help: { en: 'Look below the sink', ceb: 'Tan-awa ang ubos' },
    required: true,
    options: [option('a', 'Kitchen'), option('b', 'Bath', 'Kasilyas')],
  };
  const rooms: FormField = {
    id: 'rooms',
    type: 'number',
    label,
    unit: { en: 'rooms', fil: 'kuwarto' },
    required: false,
  };
  expect(wordsOfLanguage([pipe, rooms], 'ceb')).toEqual([
    {
      ...pipe,
      label: { en: 'Which pipe?' },
      help: { en: 'Tan-awa ang ubos' },
      options: [option('a', 'Kitchen'), option('b', 'Kasilyas')],
    },
    { ...rooms, label: { en: 'Which pipe?' }, unit: { en: 'rooms' } },
  ]);
  expect(wordsOfLanguage([rooms], 'fil')).toEqual([
    { ...rooms, label: { en: 'Aling tubo?' }, unit: { en: 'kuwarto' } },
  ]);
});
