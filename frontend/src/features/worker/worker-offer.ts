import type { WorkerProfile } from '#contracts/views/worker.ts';

export type Offer = { serviceId: string; name: string; category: string; priceCentavos: number };

/** The worker's services with starting prices. Centavos. */
export function offersOf({ services }: Pick<WorkerProfile, 'services'>): Offer[] {
  return services.map(({ id, name, category, price }) => ({ serviceId: id, name, category, priceCentavos: price }));
}

/** The requested service if the worker offers it, else the main one. */
export function chosenOffer(offers: readonly Offer[], wanted: string | null): Offer | null {
  return offers.find(({ serviceId }) => serviceId === wanted) ?? offers[0] ?? null;
}

export function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}
