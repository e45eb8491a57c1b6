import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';

const folder = join(import.meta.dirname, '../../infra/payments');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** The payment adapters import no texts, so this test checks that the reasons they return have translations. */
it('translates every reason that Suki gives a payment provider', () => {
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const said = Array.from(code.matchAll(/status: 'failed', reason: '([^']+)'|const UNSAID = '([^']+)'/g), (found) =>
    found.slice(1).join(''),
  );
  expect(said.length).toBeGreaterThan(4);
  expect(said.filter((reason) => !Object.values<string>(ownReasonsEn).includes(reason))).toEqual([]);
});
