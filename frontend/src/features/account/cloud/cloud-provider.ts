import type { PendingSignIn } from './pending-sign-in.ts';

/** The screen's request, kept while the person is on the provider's page. */
export type SignInRequest = Pick<PendingSignIn, 'userType' | 'from' | 'at'>;

/** A token; `closed`: cancelled; `left`: the browser is leaving the page, and the next page reads the answer. */
export type CloudAnswer = { idToken: string } | 'closed' | 'left';

export type Returned = { idToken: string; asked: SignInRequest };

/** An external sign-in provider: Firebase, or the demo's substitute. */
export type CloudProvider = {
  ask(asked: SignInRequest): Promise<CloudAnswer>;
  /** Whether this page load is a return from the provider. Check it before `returned`, which may take long. */
  isReturn(page: { hash: string; at: string }): boolean;
  /**
   * The answer of a return, once; null if nothing was requested or the person cancelled. Throws a CloudSignInFailure.
   */
  returned(hash: string): Promise<Returned | null>;
};
