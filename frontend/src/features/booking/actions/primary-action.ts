import type { BookingAction } from '#contracts/booking/lifecycle.ts';

export type PrimaryAction = 'accept' | 'quote' | 'arrive' | 'start' | 'complete';

const inOrder: readonly PrimaryAction[] = ['accept', 'quote', 'arrive', 'start', 'complete'];

/** The most likely action of those allowed. */
export function primaryAction(allowed: readonly BookingAction[]): PrimaryAction | null {
  return inOrder.find((action) => allowed.includes(action)) ?? null;
}
