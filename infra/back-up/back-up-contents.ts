import type { DataCheck, Parts } from './check-data.ts';

const ELSEWHERE = 'see "Back-up and restore" in docs/operating.md';

/** The contents as a phrase for command output. */
export function contentsOf(
  { log, files, documents }: Pick<DataCheck, 'log' | 'files' | 'documents'>,
  { privateData }: Parts,
): string {
  const events = log ? [`${log.events} events up to position ${log.head}`] : [];
  return [...events, ...(privateData ? ['private data'] : []), `${files} files`, `${documents} documents`].join(', ');
}

/** One line for each part stored on a server. */
export function notCovered({ log, privateData }: Parts): string[] {
  return [
    ...(log ? [] : [`Not included: the event log, stored on the server at EVENTSTORE_URL; ${ELSEWHERE}.`]),
    ...(privateData ? [] : [`Not included: the private data, stored on the server at MONGODB_URL; ${ELSEWHERE}.`]),
  ];
}
