import type { PaymentMethod } from '#contracts/roles.ts';

type MethodFacts = Record<
  /** For this booking. */ 'said' | /** The account's default. */ 'usual' | /** Of the latest booking. */ 'last',
  PaymentMethod | null | undefined
>;

/** Preselected payment method among the available ones. An unavailable explicit choice is not replaced by another. */
export function offeredMethod(
  { said, usual, last }: MethodFacts,
  ways: readonly PaymentMethod[],
): PaymentMethod | null {
  return (said ? [said] : [usual, last]).find((method) => method != null && ways.includes(method)) ?? null;
}
