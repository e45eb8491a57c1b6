import { Worker } from 'node:worker_threads';
import { extractor } from './collection-tables.ts';
import { type FromLoader, type LoaderStart, packWrites, type Question, type ToLoader } from './loading-messages.ts';
import type { Documents, Stored, Write } from './port.ts';
import { type PreparedWrite, prepareWrite } from './sqlite-collection.ts';

/** So many batches may wait to be stored; then the one who writes waits. */
const BATCHES_AHEAD = 2;

type Waiting = { resolve(result: unknown): void; reject(reason: unknown): void };

/**
 * Documents in a disposable file that nobody else has open, stored by a thread of their own: a write says yes at once
 * and is done behind it, in order, so that projecting and storing take place at the same time. What goes wrong is said
 * by the next call, and by `close` at the latest; the file is then to be thrown away.
 */
export function openLoadingDocuments(file: string): Documents {
  const workerData: LoaderStart = { file };
  const worker = new Worker(new URL('./loading-thread.ts', import.meta.url), { workerData, resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 128 } });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const extractors = new Map<string, ReturnType<typeof extractor>>();
  const waiting: Waiting[] = [];
  const storing: Promise<unknown>[] = [];
  let failure: Error | undefined;
  let closed = false;

  worker.on('message', (answer: FromLoader) => {
    const asked = waiting.shift();
    if ('failed' in answer) asked?.reject(failed(answer.failed));
    else asked?.resolve(answer.result);
  });
  worker.on('error', (error: Error) => {
    for (const asked of waiting.splice(0)) asked.reject(failed(error.message));
  });

  function failed(reason: string): Error {
    failure ??= new Error(`The documents could not be stored: ${reason}`);
    return failure;
  }

  function send(message: ToLoader): Promise<unknown> {
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(message);
    });
  }

  function prepare(write: Write): PreparedWrite {
    const extract = extractors.get(write.collection);
    if (!extract) throw new Error(`The collection ${write.collection} is not declared: call ensure first`);
    return prepareWrite(write, extract);
  }

  async function ask<Result>(question: Question): Promise<Result> {
    if (failure) throw failure;
    // The thread answers with what the same method of the embedded adapter gave.
    return (await send(question)) as Result;
  }

  return {
    ensure: (schema, options) => {
      extractors.set(schema.name, extractor(schema));
      return ask({ method: 'ensure', words: [schema, options] });
    },
    get: <D>(...words: [string, string]) => ask<Stored<D> | undefined>({ method: 'get', words }),
    getMany: <D>(...words: [string, readonly string[]]) => ask<Stored<D>[]>({ method: 'getMany', words }),
    find: <D>(...words: Parameters<Documents['find']>) => ask<Stored<D>[]>({ method: 'find', words }),
    count: (...words) => ask({ method: 'count', words }),
    drop: (...words) => ask({ method: 'drop', words }),

    async write(writes) {
      if (failure) throw failure;
      storing.push(send({ method: 'write', packed: packWrites(writes.map(prepare)) }).catch(() => undefined));
      if (storing.length > BATCHES_AHEAD) await storing.shift();
      return writes.map(() => true);
    },

    async close() {
      if (closed) return;
      closed = true;
      await send({ method: 'close', words: [] }).catch(() => undefined);
      await ended;
      if (failure) throw failure;
    },
  };
}
