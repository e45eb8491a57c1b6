import { expect, test } from 'vitest';
import { filesNamingEvents, MOST_FILES_AN_EVENT } from './event-files.ts';
import { productionFiles } from './tracked-files.ts';

test('no event is named by more production files than a new one may be', { timeout: 120_000 }, () => {
  const named = [...filesNamingEvents(productionFiles())];
  const tooOften = named.filter(([, files]) => files.length > MOST_FILES_AN_EVENT);
  expect(tooOften.map(([event, files]) => `${event}: ${files.length}`)).toEqual([]);
});
