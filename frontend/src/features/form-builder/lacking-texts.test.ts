import { expect, it } from 'vitest';
import type { FormField } from '#contracts/form/form-field.ts';
import { lackingTexts } from './lacking-texts.ts';
import { newField } from './new-field.ts';

const all = { en: 'Which pipe?', fil: 'Aling tubo?', ceb: 'Asa nga tubo?' };

it('counts untranslated texts by language', () => {
  const pipe: FormField = {
    id: 'pipe',
    type: 'choice',
    label: all,
    help: { en: 'Look below the sink', fil: 'Tingnan sa ilalim' },
    required: true,
    options: [
      { id: 'a', label: { en: 'Kitchen' } },
      { id: 'b', label: all },
    ],
  };
  const rooms: FormField = { id: 'rooms', type: 'number', label: all, unit: { en: 'rooms' }, required: false };
  expect(lackingTexts([pipe, rooms])).toEqual([
    { language: 'fil', count: 2 },
    { language: 'ceb', count: 3 },
  ]);
});

it('ignores empty and complete texts', () => {
  expect(lackingTexts([newField('choice'), { ...newField('yes_no'), label: all }])).toEqual([]);
});
