import { describe, expect, it } from 'vitest';
import { searchPath } from './search-path.ts';

describe('the landing search', () => {
  it.each(['', '   ', '\t\n'])('does nothing for %j', (query) => expect(searchPath(query)).toBeNull());

  it.each([
    ['plumber', '/search?q=plumber'],
    ['  leaking tap ', '/search?q=leaking+tap'],
    ['a&b=c#d', '/search?q=a%26b%3Dc%23d'],
  ])('takes %j to %s', (query, path) => expect(searchPath(query)).toBe(path));
});
