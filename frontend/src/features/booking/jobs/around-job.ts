import { metresBetween, type NamedSpot, type Spot, withRoom } from '../../place/around-a-pin.ts';

/** A phone's width shows about 3 km. */
export const METRES_PER_PIXEL = 8;
/** Farther points are out of view on the widest screen. */
const IN_SIGHT_M = 4500;

export type Around = { name: string; /** In pixels from the job, north up. */ x: number; y: number };

/** Barangays around a job, to scale; only names that do not overlap. */
export function aroundJob(job: Spot, barangays: readonly NamedSpot[]): Around[] {
  const near = barangays.filter((spot) => metresBetween(job, spot) <= IN_SIGHT_M);
  const placed = near.map((spot) => {
    const east = Math.sign(spot.lng - job.lng) * metresBetween(job, { lat: job.lat, lng: spot.lng });
    const north = Math.sign(spot.lat - job.lat) * metresBetween(job, { lat: spot.lat, lng: job.lng });
    return {
      name: spot.name,
      x: Math.round(east / METRES_PER_PIXEL),
      y: Math.round(-north / METRES_PER_PIXEL),
    };
  });
  return withRoom(
    placed.map((of) => ({ of, ...of })),
    { x: 0, y: 0 },
  );
}

type Place = { lat?: number | undefined; lng?: number | undefined; barangay: string };

/** The job's own pin, else its barangay's centre; null without both. */
export function spotOf({ lat, lng, barangay }: Place, barangays: readonly NamedSpot[]): Spot | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  return barangays.find(({ name }) => name === barangay) ?? null;
}
