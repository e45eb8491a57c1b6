/** An external sign-in failed; `offline`: the provider is unreachable. */
export class CloudSignInFailure extends Error {
  readonly reason: 'offline' | 'failed';

  constructor(reason: CloudSignInFailure['reason'], cause: unknown) {
    super(`Signing in elsewhere came to nothing: ${reason}`, { cause });
    this.reason = reason;
  }
}
