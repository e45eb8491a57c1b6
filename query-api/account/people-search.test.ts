import { expect, it } from 'vitest';
import type { Where } from '#infra/eventing/documents.ts';
import { prefixRange } from '../prefix-range.ts';
import { findPeople } from './people-search.ts';

async function queriesFor(text: string): Promise<Where> {
  const ways: Where[] = [];
  await findPeople(
    {
      find: async (_, { where = {} } = {}) => {
        ways.push(where);
        return [];
      },
      get: async () => undefined,
    },
    text,
  );
  return Object.assign({}, ...ways);
}

it.each([
  '0917 555 0142',
  '\u202d0917\u202f555\u20110142\u202c',
  '(0917) 555.0142',
  '+63 917 5550142',
  '９１７５５５０１４２',
])('looks for the number of %j', async (text) =>
  expect(await queriesFor(text)).toMatchObject({ phone: prefixRange('+639175550142') }),
);

it.each(['Peña', 'Pe\u00adña', 'Pen\u0303a', ' \u200bPENA '])('looks for the name of %j', async (text) =>
  expect(await queriesFor(text)).toMatchObject({ nameKey: prefixRange('pena'), surnameKey: prefixRange('pena') }),
);

it('ignores invisible characters in an address', async () =>
  expect(await queriesFor('Ana\u200b@suki．test')).toMatchObject({ email: prefixRange('ana@suki.test') }));
