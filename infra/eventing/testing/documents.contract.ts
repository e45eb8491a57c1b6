import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { numberedId, numberOfId } from '../documents/sqlite/numbered-ids.ts';
import type { Documents, FindOptions, Scalar, Unreadable, Where, Write } from '../documents/port.ts';
import { anyHistory, bookings } from './any-documents.ts';
import { naiveDocuments } from './naive-documents.ts';

type Booking = { status?: string; price?: number; worker?: { workerId: string } | null; tags?: Scalar[] };

const write = (
  id: string,
  document: Booking | null,
  position: number,
  ifPosition: number | 'none' = 'none',
): Write => ({ collection: 'bookings', id, document, position, ifPosition });

type Opened = {
  documents: Documents;
  dispose: () => Promise<void>;
  /**
   * Truncates the body of a stored document; for a store that skips unreadable documents. `unreadable`: the reported
   * ones.
   */
  damage?: (collection: string, id: string) => Promise<void>;
  unreadable?: readonly Unreadable[];
};

/**
 * Contract of every document store. `open` returns an empty store and its disposal. If a store is `spread` over
 * several, an error in a call for one of them does not stop the writes for the others. `runs`: the examples of each
 * property.
 */
export function documentsContract(
  name: string,
  open: () => Promise<Opened>,
  { spread = false, runs = 100 }: { spread?: boolean; runs?: number } = {},
): void {
  describe(`${name} as documents`, () => {
    let documents: Documents;
    let dispose: () => Promise<void>;
    let damage: Opened['damage'];
    let unreadable: readonly Unreadable[];
    beforeEach(async () => {
      ({ documents, dispose, damage, unreadable = [] } = await open());
      await documents.ensure(bookings);
    });
    afterEach(() => dispose());

    describe('guarded writes', () => guardedWrites(() => documents));
    describe('reading', () => reading(() => documents, runs));
    describe('pages far down', () => deepPages(() => documents, runs));
    describe('declarations', () => declarations(() => documents));
    test('skips and names unreadable documents, and documents with positions beyond the log', async () => {
      if (!damage) return;
      await documents.write([write('b1', { price: 1 }, 1), write('b2', { price: 2 }, 2), write('b3', { price: 3 }, 9)]);
      expect(await documents.unsound('bookings', 9)).toEqual([]);
      await damage('bookings', 'b2');
      const sort = [['price', 'asc']] as const;
      expect((await documents.find('bookings', { sort })).map(({ id }) => id)).toEqual(['b1', 'b3']);
      expect(await documents.get('bookings', 'b2')).toBeUndefined();
      expect((await documents.getMany('bookings', ['b3', 'b2', 'b1'])).map(({ id }) => id)).toEqual(['b3', 'b1']);
      expect(new Set(unreadable.map(({ collection, id }) => `${collection} ${id}`))).toEqual(new Set(['bookings b2']));
      expect((await documents.unsound('bookings', 8)).toSorted((a, b) => a.position - b.position)).toEqual([
        { id: 'b2', position: 2, isReadable: false },
        { id: 'b3', position: 9, isReadable: true },
      ]);
    });
    if (!spread) describe('invalid input fails the whole call', () => mistakes(() => documents));
  });
}

function mistakes(documents: () => Documents): void {
  test('a document that is not JSON', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(
      documents().write([write('b1', { price: 1 }, 1), { ...write('b2', {}, 1), document: circular }]),
    ).rejects.toThrow(TypeError);
    expect(await documents().count('bookings')).toBe(0);
  });

  test('a text id in a numbered collection', async () => {
    await documents().ensure({ name: 'messages', numbered: true });
    const message = (id: string): Write => ({
      collection: 'messages',
      id,
      document: {},
      position: 1,
      ifPosition: 'none',
    });
    await expect(documents().write([message(numberedId(5)), message('x')])).rejects.toThrow(
      /ids of messages must be numbers/,
    );
    expect(await documents().count('messages')).toBe(0);
  });
}

function guardedWrites(documents: () => Documents): void {
  test('creates a document only where none exists', async () => {
    expect(await documents().write([write('b1', { status: 'pending' }, 5)])).toEqual([true]);
    expect(await documents().write([write('b1', { status: 'declined' }, 6)])).toEqual([false]);
    expect(await documents().get('bookings', 'b1')).toEqual({ id: 'b1', position: 5, document: { status: 'pending' } });
  });

  test('replaces a document only at the position that the writer read', async () => {
    await documents().write([write('b1', { status: 'pending', price: 1 }, 5)]);
    const outcomes = await documents().write([
      write('b1', { status: 'accepted' }, 7, 5),
      write('b1', { status: 'declined' }, 7, 5),
      write('b2', { status: 'declined' }, 7, 5),
    ]);
    expect(outcomes).toEqual([true, false, false]);
    expect(await documents().get('bookings', 'b1')).toEqual({
      id: 'b1',
      position: 7,
      document: { status: 'accepted' },
    });
    expect(await documents().get('bookings', 'b2')).toBeUndefined();
  });

  test('applies the writes of one call in order', async () => {
    const outcomes = await documents().write([
      write('b1', { price: 1 }, 1),
      write('b1', { price: 2 }, 2, 1),
      write('b1', null, 3, 2),
      write('b1', { price: 4 }, 4),
    ]);
    expect(outcomes).toEqual([true, true, true, true]);
    expect(await documents().get('bookings', 'b1')).toEqual({ id: 'b1', position: 4, document: { price: 4 } });
  });

  test('guards deletions, too, and removes the document', async () => {
    await documents().write([write('b1', { status: 'pending', tags: ['urgent'] }, 5)]);
    expect(await documents().write([write('b1', null, 6, 4)])).toEqual([false]);
    expect(await documents().write([write('b1', null, 6)])).toEqual([false]);
    expect(await documents().write([write('b1', null, 6, 5)])).toEqual([true]);
    expect(await documents().write([write('b1', null, 6)])).toEqual([true]);
    expect(await documents().find('bookings', { where: { tags: { has: 'urgent' } } })).toEqual([]);
    expect(await documents().count('bookings')).toBe(0);
  });

  test('changes nothing when a batch repeats', async () => {
    const batch = [write('b1', { price: 1 }, 1), write('b2', { price: 2 }, 2), write('b1', { price: 3 }, 3, 1)];
    expect(await documents().write(batch)).toEqual([true, true, true]);
    expect(await documents().write(batch)).toEqual([false, false, false]);
    expect(await documents().get('bookings', 'b1')).toEqual({ id: 'b1', position: 3, document: { price: 3 } });
  });

  test('refuses only existing documents among many new ones, including those of the same call', async () => {
    await documents().write([write('b20', { price: -1 }, 1)]);
    const ids = Array.from({ length: 50 }, (_, n) => `b${n === 40 ? 39 : n}`);
    const outcomes = await documents().write(ids.map((id, n) => write(id, { price: n, tags: [id] }, 2)));
    expect(outcomes.flatMap((happened, n) => (happened ? [] : [n]))).toEqual([20, 40]);
    expect(
      (await documents().find<Booking>('bookings', { sort: [['price', 'asc']] })).map(({ document }) => document.price),
    ).toEqual([-1, ...Array(50).keys()].filter((n) => n !== 20 && n !== 40));
    for (const [id, found] of [
      ['b20', 0],
      ['b39', 1],
      ['b49', 1],
    ] as const)
      expect(await documents().count('bookings', { tags: { has: id } })).toBe(found);
  });

  test('accepts an empty call', async () => {
    expect(await documents().write([])).toEqual([]);
  });
}

function reading(documents: () => Documents, runs: number): void {
  test('getMany keeps the requested order and omits missing documents', async () => {
    await documents().write(['a', 'b', 'c'].map((id, n) => write(id, { price: n }, n)));
    const found = await documents().getMany<Booking>('bookings', ['c', 'x', 'a', 'c']);
    expect(found.map(({ id, document }) => [id, document.price])).toEqual([
      ['c', 2],
      ['a', 0],
      ['c', 2],
    ]);
    expect(await documents().getMany('bookings', [])).toEqual([]);
  });

  test('returns the written document after earlier reads', async () => {
    for (let n = 0; n < 5; n++) {
      await documents().write([write('b1', { price: n }, 9, n === 0 ? 'none' : 9)]);
      const expected = { id: 'b1', position: 9, document: { price: n } };
      expect(await documents().get('bookings', 'b1')).toEqual(expected);
      expect(await documents().find('bookings')).toEqual([expected]);
    }
  });

  test('covers everything once in pages of a stable order', async () => {
    await documents().write(
      Array.from({ length: 50 }, (_, n) =>
        write(`b${(n * 37) % 50}`, { status: n % 2 ? 'pending' : 'completed', price: n % 5 }, n),
      ),
    );
    const seen: string[] = [];
    for (let skip = 0; skip < 50; skip += 7) {
      const page = await documents().find('bookings', {
        sort: [
          ['price', 'desc'],
          ['status', 'asc'],
        ],
        skip,
        limit: 7,
      });
      seen.push(...page.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(50);
    expect(seen).toEqual(
      (
        await documents().find('bookings', {
          sort: [
            ['price', 'desc'],
            ['status', 'asc'],
          ],
        })
      ).map(({ id }) => id),
    );
  });

  test('treats texts that differ only in lone surrogates as one, also within one array', async () => {
    const tags = ['BPI-\ud800', 'BPI-\ud801', 'BPI-\ufffd', 'BPI-1'];
    expect(await documents().write([write('b1', { status: '\ud800', tags }, 1)])).toEqual([true]);
    for (const has of tags) expect(await documents().count('bookings', { tags: { has } }), has).toBe(1);
    expect(await documents().count('bookings', { status: { in: ['\udc00'] } })).toBe(1);
    expect(await documents().get('bookings', 'b1')).toEqual({
      id: 'b1',
      position: 1,
      document: { status: '\ud800', tags },
    });
    expect(await documents().write([write('b1', { tags: tags.toReversed() }, 2, 1)])).toEqual([true]);
  });

  test('treats ids with different lone surrogates as equal, also after earlier reads', async () => {
    await documents().write([write('\ud800', { price: 1 }, 1)]);
    for (const id of ['\ud800', '\udc01', '\ufffd'])
      expect(await documents().get('bookings', id)).toMatchObject({ position: 1 });
    expect(await documents().write([write('\udc01', { price: 2 }, 2, 1)])).toEqual([true]);
    expect(await documents().get('bookings', '\ud800')).toMatchObject({ position: 2, document: { price: 2 } });
    expect(await documents().count('bookings')).toBe(1);
  });

  test('accepts more values in a list than a statement has parameters', async () => {
    const held: Booking[] = [
      { status: 'a\0b', price: 2 ** 60 },
      { status: '\ud800', price: 0.1 + 0.2 },
      { status: '\'"\\', price: -1e300 },
      { status: 'no', price: 7.5 },
      {},
    ];
    await documents().write(held.map((document, n) => write(`b${n}`, document, n)));
    const others = Array.from({ length: 40_000 }, (_, n) => n);
    const found = async (where: Where) => (await documents().find('bookings', { where })).map(({ id }) => id);
    const named = others.map((n) => `i${n}`);
    expect(await found({ id: { in: [...named, 'b1', 'b3'] } })).toEqual(['b1', 'b3']);
    expect(await found({ status: { in: [...named, 'a\0b', '\udc01', '\'"\\'] } })).toEqual(['b0', 'b1', 'b2']);
    const prices = [...others.map((n) => n / 7 + 1e6), 2 ** 60, 0.1 + 0.2, -1e300];
    expect(await found({ price: { in: prices } })).toEqual(['b0', 'b1', 'b2']);
    expect(await found({ price: { in: [...prices, true, null] }, id: { in: ['b0', 'b4', ...named] } })).toEqual([
      'b0',
      'b4',
    ]);
    await documents().write([{ ...write('b5', {}, 6), document: { price: false } }]);
    expect(await found({ price: { in: [...prices, ...named, false, true] } })).toEqual(['b0', 'b1', 'b2', 'b5']);
    expect(await documents().count('bookings', { price: { in: prices } })).toBe(3);
  });

  test('rejects a query by an undeclared field', async () => {
    await expect(documents().find('bookings', { where: { notes: { eq: 'x' } } })).rejects.toThrow(
      /does not declare notes/,
    );
    await expect(documents().find('bookings', { sort: [['notes', 'asc']] })).rejects.toThrow(/does not declare notes/);
    await expect(documents().count('bookings', { status: { has: 'x' } })).rejects.toThrow(/does not declare status/);
    await expect(documents().get('payments', 'p1')).rejects.toThrow(/payments is not declared/);
  });

  test('behaves like a map for any documents, writes and queries', async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ steps, questions }) => {
        await documents().drop('bookings');
        await documents().ensure(bookings);
        const model = naiveDocuments();
        for (const step of steps) {
          const writes = step.map(({ guess, ...rest }) => ({
            ...rest,
            collection: 'bookings',
            ifPosition: guess ?? model.positionOf(rest.id),
          }));
          expect(await documents().write(writes)).toEqual(model.write(writes));
        }
        for (const question of questions) {
          expect(await documents().find('bookings', question), JSON.stringify(question)).toEqual(model.find(question));
          expect(await documents().count('bookings', question.where)).toBe(model.count(question.where));
        }
      }),
      { numRuns: runs },
    );
  });
}

const DOCUMENTS = 1_200;
/** Few distinct values, so that most occur many times. */
const ofAllKinds: readonly Scalar[] = [null, 3, 1, 2.5, 'b', 'a', '\ud7ff\uffff', true, false];

/** A page far down a list may be found by another algorithm; the result must equal that part of the complete list. */
function deepPages(documents: () => Documents, runs: number): void {
  const fields = ['value', 'nearly', 'group', 'id'] as const;
  const anySort = fc
    .shuffledSubarray([...fields], { minLength: 1, maxLength: 3 })
    .chain((some) => fc.tuple(...some.map((field) => fc.tuple(fc.constant(field), fc.constantFrom('asc', 'desc')))));
  const anyWhere = fc.constantFrom<Where>(
    {},
    { group: { eq: 'many' } },
    { value: { in: ['a', null, false] } },
    { nearly: { gte: 40 }, tags: { has: 'x' } },
    { group: { gt: 'f' } },
  );

  test('equal the same pages of the whole list, by one or several fields, among values of every kind', async () => {
    await documents().ensure({
      name: 'rows',
      fields: ['group', 'value', 'nearly'],
      arrays: ['tags'],
      compound: [['group', 'value'], ['value'], ['value', 'nearly']],
    });
    await documents().write(
      Array.from({ length: DOCUMENTS }, (_, n) => ({
        collection: 'rows',
        // Ties are ordered by id, not by insertion.
        id: `r${(n * 7919) % DOCUMENTS}`,
        position: n + 1,
        ifPosition: 'none' as const,
        document: {
          group: n % 5 === 0 ? 'few' : 'many',
          value: ofAllKinds[(n * 31) % ofAllKinds.length],
          nearly: n % 900,
          tags: n % 7 === 0 ? [] : ['x'],
        },
      })),
    );
    const idsOf = async (options: FindOptions) => (await documents().find('rows', options)).map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(
        anySort,
        anyWhere,
        fc.integer({ min: 480, max: DOCUMENTS + 20 }),
        fc.integer({ min: 1, max: 100 }),
        async (sort, where, skip, limit) => {
          const whole = await idsOf({ where, sort });
          expect(await idsOf({ where, sort, skip, limit })).toEqual(whole.slice(skip, skip + limit));
        },
      ),
      { numRuns: runs },
    );
  });
}

function declarations(documents: () => Documents): void {
  const stored = [
    write('b1', { status: 'pending', price: 2, tags: ['x'] }, 1),
    write('b2', { status: 'accepted', price: 1, tags: ['y', 'x'] }, 2),
  ];
  const idsOf = async (options: FindOptions) => (await documents().find('bookings', options)).map(({ id }) => id);

  test('keeps everything when the same declaration repeats', async () => {
    await documents().write(stored);
    await documents().ensure(bookings);
    expect(await idsOf({ sort: [['price', 'asc']] })).toEqual(['b2', 'b1']);
  });

  test('applies a changed declaration to stored documents', async () => {
    await documents().ensure({ name: 'bookings', fields: ['status'] });
    await documents().write(stored);
    await documents().ensure({ name: 'bookings', fields: ['price'], arrays: ['tags'] });
    expect(await idsOf({ sort: [['price', 'asc']] })).toEqual(['b2', 'b1']);
    expect(await idsOf({ where: { tags: { has: 'y' } } })).toEqual(['b2']);
    await expect(idsOf({ where: { status: { eq: 'pending' } } })).rejects.toThrow(/does not declare status/);
    expect(await documents().write([write('b1', { price: 0 }, 3, 1)])).toEqual([true]);
    expect(await idsOf({ sort: [['price', 'asc']] })).toEqual(['b1', 'b2']);
  });

  test('can create indexes after a rebuild has loaded', async () => {
    await documents().drop('bookings');
    await documents().ensure(bookings, { indexes: 'later' });
    await documents().write(stored);
    expect(await idsOf({ where: { status: { eq: 'pending' } } })).toEqual(['b1']);
    await documents().ensure(bookings);
    expect(await idsOf({ where: { status: { eq: 'pending' } } })).toEqual(['b1']);
  });

  describe('numbered documents', () => {
    const messages = { name: 'messages', fields: ['room'], arrays: ['tags'], numbered: true };
    const message = (number: number, room: string) => ({
      collection: 'messages',
      id: numberedId(number),
      document: { room, tags: [room] },
      position: number,
      ifPosition: 'none' as const,
    });
    const numbersOf = async (options: FindOptions) =>
      (await documents().find('messages', options)).map(({ id }) => numberOfId(id));

    test('are found by number, alone or with a field, in either direction', async () => {
      await documents().ensure(messages);
      expect(
        await documents().write([
          message(30, 'a'),
          message(4, 'b'),
          message(1_000_000_000_000, 'a'),
          message(0, 'a'),
          message(4, 'a'),
        ]),
      ).toEqual([true, true, true, true, false]);
      expect(await numbersOf({})).toEqual([0, 4, 30, 1_000_000_000_000]);
      expect(
        await numbersOf({ where: { room: { eq: 'a' }, id: { gt: numberedId(0) } }, sort: [['id', 'desc']] }),
      ).toEqual([1_000_000_000_000, 30]);
      expect(await numbersOf({ where: { id: { gte: numberedId(4), lt: numberedId(31) } }, limit: 1 })).toEqual([4]);
      expect(await numbersOf({ where: { id: { in: [numberedId(30), '30', null, 'x'] } } })).toEqual([30]);
      const manyIds = Array.from({ length: 40_000 }, (_, n) => numberedId(n + 20));
      expect(await numbersOf({ where: { id: { in: ['x', ...manyIds, numberedId(4)] } } })).toEqual([4, 30]);
      expect(await numbersOf({ where: { tags: { has: 'b' } } })).toEqual([4]);
      expect(await documents().getMany('messages', [numberedId(30), '30', 'x', numberedId(4)])).toMatchObject([
        { id: numberedId(30), position: 30 },
        { id: numberedId(4), document: { room: 'b' } },
      ]);
    });

    test('can be replaced and deleted', async () => {
      await documents().ensure(messages);
      await documents().write([message(1, 'a'), message(2, 'a')]);
      expect(
        await documents().write([
          { ...message(1, 'b'), position: 3, ifPosition: 1 },
          { ...message(2, 'b'), document: null, ifPosition: 2 },
        ]),
      ).toEqual([true, true]);
      expect(await numbersOf({ where: { tags: { has: 'a' } } })).toEqual([]);
      expect(await numbersOf({ where: { room: { eq: 'b' } } })).toEqual([1]);
    });

    test('may result from a collection whose ids are all numbers', async () => {
      await documents().ensure({ ...messages, numbered: false });
      await documents().write([message(12, 'a'), message(5, 'b')]);
      await documents().ensure(messages);
      expect(await numbersOf({ sort: [['id', 'desc']] })).toEqual([12, 5]);
      expect(await numbersOf({ where: { tags: { has: 'b' } } })).toEqual([5]);
      await documents().ensure({ ...messages, numbered: false });
      expect((await documents().find('messages')).map(({ id }) => id)).toEqual([numberedId(5), numberedId(12)]);
    });
  });

  test('drops one collection, and keeps the others', async () => {
    await documents().ensure({ name: 'payments', fields: ['status'] });
    await documents().write([...stored, { ...write('p1', { status: 'paid' }, 3), collection: 'payments' }]);
    await documents().drop('bookings');
    await documents().ensure(bookings);
    expect(await documents().count('bookings')).toBe(0);
    expect(await documents().find('bookings', { where: { tags: { has: 'x' } } })).toEqual([]);
    expect(await documents().count('payments')).toBe(1);
    await documents().drop('never declared');
  });
}
