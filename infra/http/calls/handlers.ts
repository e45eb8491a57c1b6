import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from './call.ts';
import type { Streamed } from './in-pieces.ts';

/** The signed-in user of a call, from the access token. */
export type Caller<Role extends string = string> = {
  accountId: string;
  userType: Role;
  /** Null for a user without a staff role; absent for a call made within the process. */
  staffRole?: string | null;
  sessionId: string;
  /** The account's era when the token was issued; absent for a call made within the process. */
  era?: number;
  /** Number of factors used to open the session. Default: 1. */
  factors?: 1 | 2 | undefined;
  /** Has a verified address. Not in the token: only the command API, which folds the account, knows it. */
  verified?: boolean;
};

export type UploadedFile = { name: string; contentType: string; bytes: Uint8Array };

/** The context of a call, for every handler. */
export type CallContext<C extends Caller = Caller> = {
  caller: C | null;
  /** Derived from the Idempotency-Key if present; '' for a read. */
  commandId: string;
  /** There was no Idempotency-Key, so the log cannot contain this command yet. */
  isFirstTry: boolean;
  /** The revision from If-Match: the command is refused if the stream has moved on. */
  ifRevision: number | null;
  files: readonly UploadedFile[];
  /** For a call with a signed body: the raw bytes and the headers, with names in lower case. */
  sent?: { rawBody: Uint8Array; headers: Readonly<Record<string, string | undefined>> };
  /** The text fields of a multipart form. */
  fields: Readonly<Record<string, string>>;
  /** The client address for rate limits (caller-address.ts); absent for a call made within the process. */
  address?: string;
  /**
   * Throws unless the caller signed in recently; for calls with freshSignIn `sometimes`. If absent, treat as not
   * recent.
   */
  requireFreshSignIn?(): Promise<void>;
  /** The raw `Cookie` header. */
  cookies?: string | undefined;
  /** Reads a request header; absent for a call made within the process. */
  header?(name: string): string | undefined;
  /** Sets a response header; a cookie is added to those already set. */
  setHeader(name: string, value: string | string[]): void;
};

/** The data of an answer, and the log position reached if the call changed something. */
export type Answered<Data> = { data: Data; position?: number };

type Input<Of extends Call, C extends Caller> = {
  params: ParamsOf<Of>;
  query: QueryOf<Of>;
  body: BodyOf<Of>;
  context: CallContext<C>;
};

export type Handler<Of extends Call, C extends Caller> = (
  input: Input<Of, C>,
) => Promise<Of extends { streamed: true } ? Streamed<AnswerOf<Of>> : Answered<AnswerOf<Of>>>;
