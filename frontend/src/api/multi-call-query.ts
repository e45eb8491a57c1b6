import type { AnswerOf, Call } from '#contracts/calls/call.ts';
import type { CallError } from './call-error.ts';
import { requestOf, type ArgsOf } from './call-query.ts';
import type { CallRequest } from './send-call.ts';

type Send = (request: CallRequest) => Outcome | PromiseLike<Outcome>;
type Outcome = { data?: unknown; error?: unknown };
type Ask = <C extends Call>(call: C, args: ArgsOf<C>) => Promise<AnswerOf<C>>;

class CallDidFail extends Error {
  readonly callError: CallError;

  constructor(callError: CallError) {
    super(callError.message);
    this.callError = callError;
  }
}

/** For a `queryFn` that combines several calls; fails with the first failure. */
export async function multiCallQuery<Data>(
  send: Send,
  work: (ask: Ask) => Promise<Data>,
): Promise<{ data: Data } | { error: CallError }> {
  const ask: Ask = async (call, args) => {
    const { data, error } = await send(requestOf(call, args));
    if (error !== undefined) throw new CallDidFail(error as CallError);
    return data as AnswerOf<typeof call>;
  };
  try {
    return { data: await work(ask) };
  } catch (failure) {
    if (failure instanceof CallDidFail) return { error: failure.callError };
    throw failure;
  }
}
