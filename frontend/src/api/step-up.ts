import { RequiredProof } from '#contracts/calls/account-proof.ts';
import { detailsOf, type CallError } from './call-error.ts';

/**
 * Some calls need a recent sign-in (docs/decisions/step-up.md). One dialog asks the user for it, however many calls
 * wait; then they are repeated.
 */

type Asker = (needed: RequiredProof) => Promise<boolean>;

/** Without any method the user has to sign in again. */
const nothingToChoose: RequiredProof = { ways: [], codeTo: [] };

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Called by the app's dialog while it is mounted; the returned function unregisters it. */
export function provideStepUp(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Proof that the server requires; null for any other failure. */
export function neededProof(error: CallError | undefined): RequiredProof | null {
  if (error?.code !== 'sign_in_again') return null;
  const needed = RequiredProof.safeParse(detailsOf(error));
  return needed.success ? needed.data : nothingToChoose;
}

/** Resolves to true after re-authentication, and to false if the user cancels. */
export function requestReauthentication(needed: RequiredProof): Promise<boolean> {
  asking ??= (asker?.(needed) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
