import { expect, it } from 'vitest';
import { changeValues } from './change-values.ts';
import { noticeValues } from './notice-values.ts';
import { ownReasonsEn } from './own-reasons.en.ts';
import { reasonIn } from './own-reasons.ts';

it('translates Suki’s own reasons, and leaves text of people unchanged', () => {
  expect(reasonIn('fil-PH', 'More was paid than is owed')).toBe('Sobra sa dapat bayaran ang naibayad');
  expect(reasonIn('ceb-PH', 'More was paid than is owed.')).toBe('Sobra sa bayranan ang nabayad');
  expect(reasonIn('en-PH', 'More was paid than is owed')).toBe('More was paid than is owed');
  expect(reasonIn('fil', 'He never came')).toBe('He never came');
});

it('recognises each reason by its text', () => {
  const texts = Object.values(ownReasonsEn);
  expect(new Set(texts).size).toBe(texts.length);
  for (const locale of ['fil', 'ceb'])
    expect(
      texts.filter((text) => reasonIn(locale, text) === text),
      locale,
    ).toEqual([]);
});

it('translates reasons in notifications and changes', () => {
  expect(noticeValues({ reason: ownReasonsEn.overpaid }, 'ceb-PH').reason).toBe('Sobra sa bayranan ang nabayad');
  const changed = (reason: string) => changeValues({ reason }, { locale: 'fil-PH', phrase: () => undefined }).reason;
  expect(changed(ownReasonsEn.noLongerWorker)).toBe('Hindi na worker');
  expect(changed('Her papers ran out')).toBe('Her papers ran out');
});
