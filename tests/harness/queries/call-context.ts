import type { Caller, CallContext } from '#contracts/calls/handlers.ts';

/** The context of a call as the router passes it. */
export function askedBy(caller: Caller | null = null): CallContext {
  return { caller, commandId: 'c', isFirstTry: false, ifRevision: null, files: [], fields: {}, setHeader: () => {} };
}
