import * as z from 'zod/mini';
import { workerCalls } from '#contracts/calls/worker.ts';
import { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import { Coordinates, Id, LongText, PositiveCentavos } from '#contracts/fields.ts';

const Place = z.extend(Coordinates, { city: z.optional(z.string()) });

const offer = {
  services: z.array(Id).check(z.minLength(1), z.maxLength(20)),
  basePrice: PositiveCentavos,
  tagline: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  shortDescription: LongText,
  location: Place,
  radiusKm: z.number().check(z.gte(1), z.lte(100)),
};

/** Fields of the application. */
export const Registration = z.object({ ...offer, weeklyHours: WeeklyHours });
export type Registration = z.input<typeof Registration>;

const { skills, languages } = workerCalls.changeOwnProfile.body.shape;
const split = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
const written = z.pipe(z.string(), z.transform(split));

/** Fields editable later; skills and languages are comma-separated. */
export const Professional = z.object({
  ...offer,
  skills: z.pipe(written, skills._zod.def.innerType),
  languages: z.pipe(written, languages._zod.def.innerType),
  hourlyRate: z.nullable(PositiveCentavos),
  /** By service id; null: same as the starting price. */
  rates: z.record(z.string(), z.nullable(PositiveCentavos)),
});
export type ProfessionalInput = z.input<typeof Professional>;
export type ProfessionalValues = z.output<typeof Professional>;

/**
 * Rates for PUT /providers/me: own prices of the offered services; undefined without a change. A service that is not
 * sent keeps its price, also while it is not offered.
 */
export function changedRates(
  { services, rates }: Pick<ProfessionalValues, 'services' | 'rates'>,
  known: Readonly<Record<string, number>>,
): Record<string, number> | undefined {
  const own = services.flatMap((id): [string, number][] => {
    const price = rates[id];
    return typeof price === 'number' ? [[id, price]] : [];
  });
  const isSame = services.every((id) => (rates[id] ?? null) === (known[id] ?? null));
  return isSame ? undefined : Object.fromEntries(own);
}
