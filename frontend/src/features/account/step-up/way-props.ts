import type { RequiredProof, Proofs } from '#contracts/calls/account-proof.ts';

/** Props of a re-authentication method. `prove` rejects an invalid proof. */
export interface WayProps {
  needed: RequiredProof;
  prove: (proofs: Proofs) => Promise<unknown>;
  onCancel: () => void;
}
