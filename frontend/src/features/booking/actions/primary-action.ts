import type { BookingAction } from '#contracts/booking/lifecycle.ts';

export type PrimaryAction = 'accept' | 'quote' | 'arrive' | 'start' | 'complete';

const inOrder: readonly PrimaryAction[] = ['accept', 'quote', 'arrive', 'start', 'complete'];

/** The one thing that a worker most likely came to do, of what they may do. */
export function primaryAction(allowed: readonly BookingAction[]): PrimaryAction | null {
  return inOrder.find((action) => allowed.includes(action)) ?? null;
}
