import { expect, it } from 'vitest';
import { callErrorOf } from '../../api/call-error.ts';
import { askedProof } from './asked-proof.ts';

const codeTo = { kind: 'phone', address: '+639171234821' };

it('reads what there is to choose from', () => {
  const details = { proofs: ['password', 'currentCode'], codeTo };
  expect(askedProof(callErrorOf(409, { success: false, code: 'proof_needed', details }))).toEqual(details);
});

it('is none of other failures', () =>
  expect(
    askedProof(callErrorOf(409, { success: false, code: 'conflict', details: { proofs: [], codeTo } })),
  ).toBeNull());

it('leaves nothing to choose where it can’t be read', () =>
  expect(askedProof(callErrorOf(409, { success: false, code: 'proof_needed' }))).toEqual({ proofs: [], codeTo: null }));
