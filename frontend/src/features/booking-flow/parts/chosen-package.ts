import type { Service } from '#contracts/views/catalogue.ts';
import type { BookingDraft } from '../draft/draft.ts';

type Chosen = NonNullable<BookingDraft['package']>;

/** Whether the draft's package equals the catalogue's current one. */
export function isPackageCurrent(
  { id, priceCentavos, durationMinutes }: Chosen,
  { packages }: Pick<Service, 'packages'>,
): boolean {
  return packages.some(
    (one) => one.id === id && one.price === priceCentavos && one.durationMinutes === durationMinutes,
  );
}

/** Current version of the draft's package with its chosen price; empty if it is no longer offered. */
export function packageRead(chosen: Chosen, { packages }: Pick<Service, 'packages'>): Partial<BookingDraft> {
  const now = packages.find(({ id }) => id === chosen.id);
  if (!now) return { package: undefined };
  const { price: priceCentavos, durationMinutes } = now;
  return {
    package: { ...chosen, priceCentavos, durationMinutes },
    ...(priceCentavos !== chosen.priceCentavos && { priceBeforeCentavos: chosen.priceCentavos }),
  };
}
