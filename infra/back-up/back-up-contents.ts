import type { DataCheck, Parts } from './check-data.ts';

const ELSEWHERE = 'docs/operating.md, "Back-up and restore", says how it is looked after with its own tools';

/** What was found, in a sentence of the commands. */
export function contentsOf(
  { log, files, documents }: Pick<DataCheck, 'log' | 'files' | 'documents'>,
  { privateData }: Parts,
): string {
  const events = log ? [`${log.events} events up to position ${log.head}`] : [];
  return [...events, ...(privateData ? ['private data'] : []), `${files} files`, `${documents} documents`].join(', ');
}

/** What a server keeps, a line each. */
export function notCovered({ log, privateData }: Parts): string[] {
  return [
    ...(log ? [] : [`Not in it: the event log, which the server at EVENTSTORE_URL keeps; ${ELSEWHERE}.`]),
    ...(privateData ? [] : [`Not in it: the private data, which the server at MONGODB_URL keeps; ${ELSEWHERE}.`]),
  ];
}
