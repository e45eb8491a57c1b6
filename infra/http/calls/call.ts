import type * as z from 'zod/mini';

/** Who may call: everybody, everybody who is signed in, or people in these roles. */
export type Who<Role extends string> = 'anyone' | 'signed-in' | readonly Role[];

/**
 * One entry of a route table. From it come the Express routes with their validation, the typed client, the OpenAPI
 * document, the authorisation matrix and the bad-input test. A route that is not in the table does not exist.
 */
export type Call<Role extends string = string, Code extends string = string, Permission extends string = string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; parameters in braces: `/bookings/{id}`. */
  path: `/${string}`;
  summary: string;
  who: Who<Role>;
  /** What a member of staff needs besides, any one of several; nobody else is asked for it. */
  permission?: Permission | readonly Permission[];
  /** Only for people who have proven an address of theirs. Not read for calls that everybody may make. */
  verified?: true;
  /**
   * Only for people who have signed in lately, or shown once more that it is they: somebody may have their session.
   * `sometimes`: the handler knows when, and asks.
   */
  freshSignIn?: 'always' | 'sometimes';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, unknown>>;
  body?: z.ZodMiniType;
  /** Multipart uploads: field name and how many files. */
  files?: { field: string; max: number };
  answer: z.ZodMiniType;
  /** The body's bytes are signed: the handler gets them as they came, with the headers. */
  signed?: true;
  /** The answer is of use for a short time only: an Idempotency-Key that comes again gets a new one. */
  fleeting?: true;
  /** The answer is sent while it is made, and by a grant that is good for one use: a client doesn't send it again by itself. */
  streamed?: true;
  /** Counted as this instead of by its method (routing/rate-limits.ts). */
  rate?: 'readingFiles' | 'signingIn' | 'refreshing' | 'fetching';
  /** A text of the body that is counted besides, whoever sends it. */
  limitedBy?: string;
  /** What a caller may say of this call in headers of its own; what each says is told where the calls are described. */
  headers?: readonly string[];
  /** Beyond what any call may answer (invalid, unauthenticated, forbidden, too_many_requests, internal, unavailable). */
  errors: readonly Code[];
  /**
   * A read of what the command API alone holds, such as a secret: the proxy sends it there, and none to the query API,
   * which answers all other reads.
   */
  readBy?: 'command-api';
  /** 200 unless said otherwise. */
  status?: 201;
};

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What a handler gets… */
export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;
/** …and what a client sends. */
export type QueryInput<C extends Call> = Input<C['query']>;
export type BodyInput<C extends Call> = Input<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
