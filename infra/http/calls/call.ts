import type * as z from 'zod/mini';

/** Authorised callers: anyone, any signed-in user, or users with one of these roles. */
export type Callers<Role extends string> = 'anyone' | 'signed-in' | readonly Role[];

/**
 * One entry of a route table. The Express routes with their validation, the typed client, the OpenAPI document, the
 * authorisation matrix and the bad-input test derive from it. A route that is not in the table does not exist.
 */
export type Call<Role extends string = string, Code extends string = string, Permission extends string = string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; parameters in braces: `/bookings/{id}`. */
  path: `/${string}`;
  summary: string;
  who: Callers<Role>;
  /** Any one of these permissions is required of staff. Other callers need none. */
  permission?: Permission | readonly Permission[];
  /** Requires a verified email address or mobile number. Ignored for calls open to anyone. */
  verified?: true;
  /**
   * Requires a recent sign-in or re-authentication, since a session may be stolen. `sometimes`: the handler decides.
   */
  freshSignIn?: 'always' | 'sometimes';
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, unknown>>;
  body?: z.ZodMiniType;
  /** Multipart uploads: field name and how many files. */
  files?: { field: string; max: number };
  answer: z.ZodMiniType;
  /** The body is signed: the handler receives its raw bytes and the headers. */
  signed?: true;
  /** The answer is only useful for a short time: a repeated Idempotency-Key gets a new one. */
  fleeting?: true;
  /** The answer is streamed and uses a one-time grant: a client must not retry it automatically. */
  streamed?: true;
  /** Rate-limit class, instead of the method's (routing/rate-limits.ts). */
  rate?: 'readingFiles' | 'signingIn' | 'refreshing' | 'fetching';
  /** A text field of the body with its own rate limit, across all callers. */
  limitedBy?: string;
  /** Optional request headers of this call; the API description explains each. */
  headers?: readonly string[];
  /**
   * In addition to the errors of every call (invalid, unauthenticated, forbidden, too_many_requests, internal,
   * unavailable).
   */
  errors: readonly Code[];
  /**
   * A read of data that only the command API has, such as a secret. The proxy sends all other reads to the query API.
   */
  readBy?: 'command-api';
  /** Default: 200. */
  status?: 201;
};

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Types of the parsed request, for handlers. */
export type ParamsOf<C extends Call> = Output<C['params']>;
export type QueryOf<C extends Call> = Output<C['query']>;
export type BodyOf<C extends Call> = Output<C['body']>;
/** Types of the request before parsing, for clients. */
export type QueryInput<C extends Call> = Input<C['query']>;
export type BodyInput<C extends Call> = Input<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
