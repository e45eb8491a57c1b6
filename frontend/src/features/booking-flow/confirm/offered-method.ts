import type { PaymentMethod } from '#contracts/roles.ts';

type Known = Record<
  /** For this booking. */ 'said' | /** As their account has it. */ 'usual' | /** With the latest booking. */ 'last',
  PaymentMethod | null | undefined
>;

/** The way to pay that stands chosen, of those that can be chosen now. One that was said gives way to no other. */
export function offeredMethod({ said, usual, last }: Known, ways: readonly PaymentMethod[]): PaymentMethod | null {
  return (said ? [said] : [usual, last]).find((method) => method != null && ways.includes(method)) ?? null;
}
