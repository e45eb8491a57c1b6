import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInPieces, TextInPieces } from './in-pieces.ts';

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function whole(value: unknown): Promise<unknown> {
  let text = '';
  for await (const piece of jsonInPieces(value)) text += piece;
  return JSON.parse(text);
}

test('serialises a streamed response to the same JSON as a whole one', async () => {
  const anyJson = fc.jsonValue();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyJson),
      fc.array(fc.string({ unit: 'grapheme' })),
      anyJson,
      async (list, texts, rest) => {
        const inPieces = {
          rest,
          missing: undefined,
          inner: { list: each(list), none: {} },
          text: new TextInPieces(each(texts)),
          count: async () => list.length,
        };
        expect(await whole(inPieces)).toEqual({
          rest: JSON.parse(JSON.stringify(rest)),
          inner: { list: JSON.parse(JSON.stringify(list)), none: {} },
          text: texts.join(''),
          count: list.length,
        });
      },
    ),
  );
});

test('requests later parts after earlier ones are sent', async () => {
  let made = 0;
  const list = (async function* () {
    for (const n of [1, 2, 3]) {
      made = n;
      yield n;
    }
  })();
  expect(await whole({ list, made: () => made })).toEqual({ list: [1, 2, 3], made: 3 });
});
