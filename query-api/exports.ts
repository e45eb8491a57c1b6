import { ApiError } from '#contracts/api-error.ts';
import { nextTurn } from '#infra/eventing/event-log.ts';
import type { Documents, FindOptions, Stored } from '#infra/eventing/documents.ts';
import type { List } from '#contracts/fields.ts';
import type { Page } from './page.ts';

const AT_ONCE = 100;
const ASK_AGAIN_SECONDS = 10;

export type Exports = ReturnType<typeof createExports>;

/**
 * Limits the load of exports: one per account at a time, and one page at a time per process, after other pending work.
 */
export function createExports() {
  const running = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function turn<Result>(read: () => Promise<Result>): Promise<Result> {
    const result = last.then(nextTurn).then(read);
    last = result.catch(() => {});
    return result;
  }

  async function* everyPage<D>(
    documents: Pick<Documents, 'find'>,
    collection: string,
    list: Pick<FindOptions, 'where' | 'sort'>,
  ): AsyncGenerator<Stored<D>[]> {
    for (let skip = 0, ended = false; !ended; skip += AT_ONCE) {
      const page = { ...list, skip, limit: AT_ONCE };
      const found = await turn(() => documents.find<D>(collection, page));
      yield found;
      ended = found.length < AT_ONCE;
    }
  }

  return {
    turn,

    /** Returns a function that ends the export. Throws too_many_requests while another export of the account runs. */
    begin(accountId: string): () => void {
      if (running.has(accountId))
        throw new ApiError('too_many_requests', {
          message: 'Your last file is still being made. Try again in a moment.',
          retryAfterSeconds: ASK_AGAIN_SECONDS,
        });
      running.add(accountId);
      return () => void running.delete(accountId);
    },

    everyPage,

    /** All documents of a list, in order. */
    async *everyDocument<D>(...list: Parameters<typeof everyPage>): AsyncGenerator<Stored<D>> {
      for await (const page of everyPage<D>(...list)) yield* page;
    },

    /** All items of a paged list. A page may be short, since items hidden from the reader are omitted. */
    async *everything<Item>(read: (page: Page) => Promise<List<Item>>): AsyncGenerator<Item> {
      for (let page = 1, ended = false; !ended; page++) {
        const { items, total } = await turn(() => read({ page, limit: AT_ONCE }));
        yield* items;
        ended = page * AT_ONCE >= total;
      }
    },
  };
}
