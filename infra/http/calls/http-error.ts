/** A kind of failure: its HTTP status and the default message. */
export type ErrorKind = {
  status: number;
  message: string;
  /** May indicate a brute-force attempt: the security log records each one. */
  guess?: true;
};

/** The errors of every call. A product adds the codes of its own rules. */
export const httpErrors = {
  invalid: { status: 400, message: 'Some of what you sent is not right.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'Not authorized' },
  unverified: { status: 403, message: 'Verify your email first.' },
  second_factor_needed: { status: 403, message: 'Confirm with your second step first.' },
  sign_in_again: { status: 403, message: 'Please confirm that it’s you.' },
  not_found: { status: 404, message: 'Not found.' },
  request_timeout: { status: 408, message: 'That took too long to arrive. Please try again on a better connection.' },
  unreadable_event: {
    status: 409,
    message: 'Part of this record can’t be read, so nothing was changed. Our team can see what is wrong.',
  },
  too_large: { status: 413, message: 'That is too large.' },
  unsupported_media: { status: 415, message: 'That kind of file is not accepted.' },
  switched_off: { status: 409, message: 'This isn’t offered at the moment.' },
  range_not_satisfiable: { status: 416, message: 'The file has no such part.' },
  daily_upload_limit: {
    status: 429,
    message: 'You’ve sent as many files as you can in a day. You can send more tomorrow.',
  },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a little.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  unavailable: { status: 503, message: 'We can’t take this right now. Nothing was lost; please try again.' },
} as const satisfies Record<string, ErrorKind>;

export type HttpErrorCode = keyof typeof httpErrors;

export type FieldError = { path: string; message: string };

/** The body of every failed call. `details` has data of the rule, such as alternative slots. */
export type FailureBody<Code extends string = string> = {
  success: false;
  code: Code;
  message: string;
  errors?: FieldError[];
  details?: Record<string, unknown>;
  requestId: string;
};

/** `event`: such as `security.sign_in_refused`. `accountId`: the target account, if known. */
export type SecurityNote = { event: string; accountId?: string | null };

export type HttpErrorOptions = {
  message?: string;
  errors?: FieldError[];
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
  security?: SecurityNote;
};

/** Ends a call with a documented error. `infra/http/routing/failure.ts` writes the response. */
export class HttpError<Code extends string = string> extends Error {
  readonly code: Code;
  readonly kind: ErrorKind;
  readonly errors: FieldError[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Details for the security log. */
  readonly security: SecurityNote | undefined;

  constructor(code: Code, kind: ErrorKind, options: HttpErrorOptions = {}) {
    super(options.message ?? kind.message);
    this.name = 'HttpError';
    this.code = code;
    this.kind = kind;
    this.errors = options.errors;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.security = options.security;
  }
}

export function httpError(code: HttpErrorCode, options?: HttpErrorOptions): HttpError<HttpErrorCode> {
  return new HttpError(code, httpErrors[code], options);
}
