import { expect, test } from 'vitest';
import { languages } from '#contracts/roles.ts';
import { filledReply, savedReplies } from './saved-replies.ts';

test('no saved reply leaves a brace open, in any language', () => {
  const values = { name: 'Andrea', code: 'T-7F3K2', staff: 'Carla' };
  for (const reply of savedReplies)
    for (const language of languages) {
      const text = filledReply(reply, language, values);
      expect(text, `${reply.id} in ${language}`).not.toMatch(/[{}]/);
      expect(text).toContain('Andrea');
    }
});
