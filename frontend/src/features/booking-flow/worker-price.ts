import type { WorkerProfile } from '#contracts/views/worker.ts';

/**
 * What this worker asks for the service, in centavos. A profile's base price is what the worker's first service starts
 * at: where that one has a rate of its own, the profile does not say what services without one cost (null).
 */
export function priceOf({ rates, basePrice, serviceId: first }: Pick<WorkerProfile, 'rates' | 'basePrice' | 'serviceId'>, serviceId: string | undefined): number | null {
  const own = serviceId ? rates[serviceId] : undefined;
  if (own !== undefined) return own;
  return first && rates[first] !== undefined ? null : basePrice;
}
