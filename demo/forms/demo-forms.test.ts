import { describe, expect, it } from 'vitest';
import { categories } from '#contracts/catalogue/categories.ts';
import { FormFields } from '#contracts/form/form-definition.ts';
import { priceOf } from '#contracts/form/price-of.ts';
import { validateAnswers } from '#contracts/form/validate-answers.ts';
import { demoServices } from '../people/services.ts';
import { randomOf } from '../random.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoForms } from './demo-forms.ts';

const rows = Object.entries(demoForms);

it('asks questions in ten existing categories', () => {
  const ids: string[] = categories.map(({ id }) => id);
  expect(rows).toHaveLength(10);
  expect(rows.map(([category]) => category).filter((category) => !ids.includes(category))).toEqual([]);
});

describe.each(rows)('the questions of %s', (category, fields) => {
  it('are valid and complete in three languages', () => {
    expect(FormFields.parse(fields)).toEqual(fields);
    const words = [...JSON.stringify(fields).matchAll(/\{"en":"[^"]*"(,"fil":"[^"]*","ceb":"[^"]*")?\}/g)];
    expect(words.filter(([, others]) => !others).map(([text]) => text)).toEqual([]);
    expect(words.length).toBeGreaterThan(fields.length);
  });

  it('are answered by the demo’s clients without a change of price', () => {
    const services = demoServices.filter((service) => service.category === category);
    for (const [client, service] of Array.from({ length: 10 }, () => services)
      .flat()
      .entries()) {
      const { answers } = demoAnswers(service, randomOf(`client ${client}`)) ?? { answers: {} };
      expect(validateAnswers(fields, answers)).toEqual([]);
      expect(priceOf(fields, answers, 500_00).totalCentavos).toBe(500_00);
      expect(Object.keys(answers)).not.toEqual([]);
    }
  });
});
