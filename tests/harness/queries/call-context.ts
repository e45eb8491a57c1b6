import type { Caller, CallContext } from '#contracts/calls/handlers.ts';

/** For tests: the context of a call as the router would give it. */
export function askedBy(caller: Caller | null = null): CallContext {
  return { caller, commandId: 'c', isFirstTry: false, ifRevision: null, files: [], fields: {}, setHeader: () => {} };
}
