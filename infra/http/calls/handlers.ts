import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from './call.ts';
import type { Streamed } from './in-pieces.ts';

/** The signed-in person behind a call, as the access token says. */
export type Caller<Role extends string = string> = {
  accountId: string;
  userType: Role;
  /** What a member of staff is among staff. A call that a process makes within itself has none. */
  staffRole?: string | null;
  sessionId: string;
  /** The era of their account in which the token was issued. A call that a process makes within itself has none. */
  era?: number;
  /** How many factors were shown when the session was opened; unsaid: one. */
  factors?: 1 | 2 | undefined;
  /** An address of theirs is proven. The token does not say: only the command API, which folds the account, knows. */
  verified?: boolean;
};

export type UploadedFile = { name: string; contentType: string; bytes: Uint8Array };

/** What every handler may know of its call. */
export type CallContext<C extends Caller = Caller> = {
  caller: C | null;
  /** Derived from Idempotency-Key where one is sent; '' for a read. */
  commandId: string;
  /** No Idempotency-Key was sent, so that nothing of this command can be in the log yet. */
  isFirstTry: boolean;
  /** The revision that If-Match names: a command refuses when the stream has moved on since. */
  ifRevision: number | null;
  files: readonly UploadedFile[];
  /** Of a call whose body is signed: what came, byte for byte, and under which headers (names in lower case). */
  sent?: { rawBody: Uint8Array; headers: Readonly<Record<string, string | undefined>> };
  /** The text fields beside the files. */
  fields: Readonly<Record<string, string>>;
  /** Where the caller is, as limits count it (caller-address.ts). A call that a process makes within itself has none. */
  address?: string;
  /** Throws unless the caller has signed in lately; for a call that asks for it `sometimes`. Who has none counts as one who has not. */
  requireFreshSignIn?(): Promise<void>;
  /** The `Cookie` header as it came. */
  cookies?: string | undefined;
  /** A header of the request. A call that a process makes within itself has none. */
  header?(name: string): string | undefined;
  /** Sets a header of the answer; a cookie comes beside those that are set already. */
  setHeader(name: string, value: string | string[]): void;
};

/** A handler answers with data, and with the log position that it reached when it changed something. */
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
