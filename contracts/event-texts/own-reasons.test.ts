import { expect, it } from 'vitest';
import { changeValues } from './change-values.ts';
import { noticeValues } from './notice-values.ts';
import { ownReasonsEn } from './own-reasons.en.ts';
import { reasonIn } from './own-reasons.ts';

it('says what Suki itself wrote in the reader’s language, and leaves what a person wrote', () => {
  expect(reasonIn('fil-PH', 'More was paid than is owed')).toBe('Sobra sa dapat bayaran ang naibayad');
  expect(reasonIn('ceb-PH', 'More was paid than is owed.')).toBe('Sobra sa bayranan ang nabayad');
  expect(reasonIn('en-PH', 'More was paid than is owed')).toBe('More was paid than is owed');
  expect(reasonIn('fil', 'He never came')).toBe('He never came');
});

it('knows each by its own words', () => {
  const texts = Object.values(ownReasonsEn);
  expect(new Set(texts).size).toBe(texts.length);
  for (const locale of ['fil', 'ceb'])
    expect(
      texts.filter((text) => reasonIn(locale, text) === text),
      locale,
    ).toEqual([]);
});

it('is said so in notifications and in what changed', () => {
  expect(noticeValues({ reason: ownReasonsEn.overpaid }, 'ceb-PH').reason).toBe('Sobra sa bayranan ang nabayad');
  const changed = (reason: string) => changeValues({ reason }, { locale: 'fil-PH', phrase: () => undefined }).reason;
  expect(changed(ownReasonsEn.noLongerWorker)).toBe('Hindi na worker');
  expect(changed('Her papers ran out')).toBe('Her papers ran out');
});
