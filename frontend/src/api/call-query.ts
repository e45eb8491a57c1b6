import type { AnswerOf, BodyInput, Call, ParamsOf, QueryInput, QueryOf } from '#contracts/calls/call.ts';
import type { CallRequest } from './send-call.ts';

type Flat<T> = { [K in keyof T]: T[K] };

type ParamsPart<C extends Call> = ParamsOf<C> extends Record<string, string> ? ParamsOf<C> : unknown;

/** Query parameters before serialisation, by the server's parsed types: `page: 2`, `strict: true`. */
type Spelled<In, Out> = {
  [K in keyof In]: (unknown extends In[K] ? never : In[K]) | (K extends keyof Out ? Out[K] : never);
};
type QueryPart<C extends Call> =
  QueryInput<C> extends Record<string, unknown> ? Spelled<QueryInput<C>, QueryOf<C>> : unknown;

type BodyPart<C extends Call> = [BodyInput<C>] extends [undefined]
  ? unknown
  : undefined extends BodyInput<C>
    ? { body?: BodyInput<C> }
    : { body: BodyInput<C> };

/** A POST may provide its own key if the action outlives one attempt (the booking draft). */
type KeyPart<C extends Call> = C['method'] extends 'POST' ? { idempotencyKey?: string } : unknown;

/** Arguments of a call in one object: path and query parameters, and the body under `body`. */
export type CallArgs<C extends Call> = Flat<ParamsPart<C> & QueryPart<C> & BodyPart<C> & KeyPart<C>>;

/** Optional if nothing is required: `useListServicesQuery()`. */
export type ArgsOf<C extends Call> = Partial<CallArgs<C>> extends CallArgs<C> ? CallArgs<C> | void : CallArgs<C>;

/** RTK Query endpoint options of a call in the route table: `build.query(callQuery(bookingCalls.readBooking))`. */
export function callQuery<C extends Call>(call: C) {
  return {
    query: (args: ArgsOf<C>): CallRequest => requestOf(call, args),
    transformResponse: (answer: AnswerOf<C>): AnswerOf<C> => answer,
  };
}

/** Request of a call, for a `queryFn` that sends several. */
export function requestOf<C extends Call>({ method, path, headers }: C, args: ArgsOf<C>): CallRequest {
  return { call: { method, path, ...(headers && { headers }) }, args: { ...args } };
}
