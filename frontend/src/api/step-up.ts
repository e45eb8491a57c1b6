import { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { detailsOf, type CallError } from './call-error.ts';

/**
 * Some calls ask for a fresh sign-in (docs/decisions/step-up.md). One dialog of the app asks the person for it, however
 * many calls wait; what they were about to do is then done.
 */

type Asker = (needed: ProofNeeded) => Promise<boolean>;

/** A choice of none is for them to sign in anew. */
const nothingToChoose: ProofNeeded = { ways: [], codeTo: [] };

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The app's dialog calls this while it is on the page; the result takes it away again. */
export function provideStepUp(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** What the server wants to know who asks by; null for every other failure. */
export function neededProof(error: CallError | undefined): ProofNeeded | null {
  if (error?.code !== 'sign_in_again') return null;
  const needed = ProofNeeded.safeParse(detailsOf(error));
  return needed.success ? needed.data : nothingToChoose;
}

/** Resolves to true once they have shown that it is they, and to false when they would rather not. */
export function requestReauthentication(needed: ProofNeeded): Promise<boolean> {
  asking ??= (asker?.(needed) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
