import { expect, test } from 'vitest';
import { languages } from '../roles.ts';
import { firstSavedReplies } from './first-saved-replies.ts';
import { filledReply, textFor, unknownPlaceholders } from './support-replies-text.ts';

test('what Suki begins with leaves no brace open, in any language', () => {
  const values = { name: 'Andrea', code: 'T-7F3K2', staff: 'Carla' };
  for (const { replyId, texts } of firstSavedReplies)
    for (const language of languages) {
      const text = filledReply(textFor(texts, language), values);
      expect(text, `${replyId} in ${language}`).not.toMatch(/[{}]/);
      expect(text).toContain('Andrea');
    }
});

test('speaks the person’s language where it can, else English, else whichever there is', () => {
  expect(textFor({ en: 'Hi', fil: 'Kumusta' }, 'fil')).toBe('Kumusta');
  expect(textFor({ en: 'Hi', fil: 'Kumusta' }, 'ceb')).toBe('Hi');
  expect(textFor({ ceb: 'Maayong adlaw' }, 'en')).toBe('Maayong adlaw');
});

test('leaves a gap to be seen where there is nothing to fill it with', () => {
  expect(filledReply('About {booking}, {name}', { name: 'Andrea' })).toBe('About {booking}, Andrea');
});

test('finds unknown placeholders', () => {
  expect(unknownPlaceholders('Hi {name}, {booking} {Name} {} {phone}')).toEqual(['Name', '', 'phone']);
});
