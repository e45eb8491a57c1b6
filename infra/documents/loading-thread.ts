/** The thread that fills a disposable file of documents: it stores one batch while the main thread projects the next. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FromLoader, type LoaderStart, type ToLoader, unpackWrites } from './loading-messages.ts';
import { openSqliteDocuments, type SqliteDocuments } from './sqlite-documents.ts';

function startLoading(port: NonNullable<typeof parentPort>, { file }: LoaderStart): void {
  const opening = openSqliteDocuments({ file, disposable: true });
  // A file that can't be opened is told in answer to the first message.
  let before: Promise<unknown> = opening.catch(() => undefined);

  port.on('message', (message: ToLoader) => {
    before = before.then(async () => {
      port.postMessage(await answer(opening, message));
      if (message.method === 'close') port.close();
    });
  });
}

async function answer(opening: Promise<SqliteDocuments>, message: ToLoader): Promise<FromLoader> {
  try {
    return { result: await perform(await opening, message) };
  } catch (failure) {
    return { failed: reasonOf(failure) };
  }
}

/** An engine's failure says little; what is behind it says why. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}

function perform(documents: SqliteDocuments, message: ToLoader): Promise<unknown> {
  switch (message.method) {
    case 'write': return allWritten(documents, message.packed);
    case 'ensure': return documents.ensure(...message.words);
    case 'get': return documents.get(...message.words);
    case 'getMany': return documents.getMany(...message.words);
    case 'find': return documents.find(...message.words);
    case 'count': return documents.count(...message.words);
    case 'drop': return documents.drop(...message.words);
    case 'close': return documents.close();
  }
}

async function allWritten(documents: SqliteDocuments, packed: Extract<ToLoader, { method: 'write' }>['packed']): Promise<void> {
  const written = await documents.writePrepared(unpackWrites(packed));
  if (written.includes(false)) throw new Error('somebody else writes to the file that is being filled');
}

if (parentPort) startLoading(parentPort, workerData);
