import { expect, it } from 'vitest';
import { countableText } from './missed-words.ts';

it.each([[['piano', 'tuning']], [['24/7', 'tubero']], [['tv']]])('counts %j', (words) => {
  expect(countableText(words)).toBe(words.join(' '));
});

it.each([
  [['0917', '123', '4821']],
  [['+639171234821']],
  [['grace@example.ph']],
  [['grace.example.ph']],
  [['1234']],
  [['a']],
  [['x'.repeat(41)]],
])('doesn’t keep %j', (words) => {
  expect(countableText(words)).toBeNull();
});
