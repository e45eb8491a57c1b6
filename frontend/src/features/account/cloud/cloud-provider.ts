import type { PendingSignIn } from './pending-sign-in.ts';

/** What a screen asks for; it is kept while the person is on another page. */
export type AskedSignIn = Pick<PendingSignIn, 'userType' | 'from' | 'at'>;

/** A token; they changed their mind; or this page is being left, and the next one takes up the answer. */
export type CloudAnswer = { idToken: string } | 'closed' | 'left';

export type Returned = { idToken: string; asked: AskedSignIn };

/** With whom people sign in elsewhere: Firebase, or the demo's stand-in for it. */
export type CloudProvider = {
  /** Throws a CloudSignInFailure. */
  ask(asked: AskedSignIn): Promise<CloudAnswer>;
  /** Whether this page is where somebody comes back to; to be asked before `returned`, which may take a while. */
  isReturn(page: { hash: string; at: string }): boolean;
  /** What they came back with, once; null where nothing was asked for, or they came without. Throws a CloudSignInFailure. */
  returned(hash: string): Promise<Returned | null>;
};
