import type { ProofNeeded, Proofs } from '#contracts/calls/account-proof.ts';

/** What a way to show that it is oneself is given. `prove` rejects when it was no proof. */
export interface WayProps {
  needed: ProofNeeded;
  prove: (proofs: Proofs) => Promise<unknown>;
  onCancel: () => void;
}
