import { formatPesoShort } from '#contracts/money.ts';
import { isRefusal, type Refusal, refuse } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';

/**
 * Refuses a decision whose events contain an amount (centavos) above the platform's limit: protects from typing errors, such as
 * ₱750,600 for ₱600. Unchanged amounts cause no event, so they stay valid after the limit was lowered.
 */
export function withinAmountLimit<Event>(
  decision: readonly Event[] | Refusal,
  { maximumAmount }: Pick<Settings, 'maximumAmount'>,
  amountsOf: (event: Event) => readonly number[],
): readonly Event[] | Refusal {
  if (isRefusal(decision) || decision.flatMap(amountsOf).every((amount) => amount <= maximumAmount)) return decision;
  return refuse('amount_too_high', `The highest amount is ${formatPesoShort(maximumAmount)}.`, { maximumAmount });
}
