import { expect, test } from 'vitest';
import { languages } from '../roles.ts';
import { firstSavedReplies } from './first-saved-replies.ts';
import { filledReply, textFor, unknownPlaceholders } from './support-replies-text.ts';

test('has valid placeholders in the built-in replies of every language', () => {
  const values = { name: 'Andrea', code: 'T-7F3K2', staff: 'Carla' };
  for (const { replyId, texts } of firstSavedReplies)
    for (const language of languages) {
      const text = filledReply(textFor(texts, language), values);
      expect(text, `${replyId} in ${language}`).not.toMatch(/[{}]/);
      expect(text).toContain('Andrea');
    }
});

test('uses the person’s language if present, else English, else any other', () => {
  expect(textFor({ en: 'Hi', fil: 'Kumusta' }, 'fil')).toBe('Kumusta');
  expect(textFor({ en: 'Hi', fil: 'Kumusta' }, 'ceb')).toBe('Hi');
  expect(textFor({ ceb: 'Maayong adlaw' }, 'en')).toBe('Maayong adlaw');
});

test('keeps placeholders without a value visible', () => {
  expect(filledReply('About {booking}, {name}', { name: 'Andrea' })).toBe('About {booking}, Andrea');
});

test('finds unknown placeholders', () => {
  expect(unknownPlaceholders('Hi {name}, {booking} {Name} {} {phone}')).toEqual(['Name', '', 'phone']);
});
