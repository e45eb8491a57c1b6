import type { Coordinates } from '#contracts/fields.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';

/** Workers who start from about the same place, with its city if known. */
export type Area = { at: Coordinates; city: string; workers: WorkerListing[] };

/** In list order; workers known only by city are not on the map. */
export function areasOf(workers: readonly WorkerListing[]): Area[] {
  const areas = new Map<string, Area>();
  for (const worker of workers) {
    if (!worker.area) continue;
    const key = `${worker.area.lat} ${worker.area.lng}`;
    const area = areas.get(key) ?? { at: worker.area, city: worker.city ?? '', workers: [] };
    areas.set(key, { ...area, workers: [...area.workers, worker] });
  }
  return [...areas.values()];
}

/** Size of a touch target. */
export const PIN_PX = 44;

/** Merges areas whose pins would overlap, at the first one's position. `spot`: screen position in pixels. */
export function withRoom(areas: readonly Area[], spot: (area: Area) => { x: number; y: number }): Area[] {
  const kept: { area: Area; x: number; y: number }[] = [];
  for (const area of areas) {
    const { x, y } = spot(area);
    const near = kept.find((other) => Math.hypot(other.x - x, other.y - y) < PIN_PX);
    if (near) near.area = { ...near.area, workers: [...near.area.workers, ...area.workers] };
    else kept.push({ area, x, y });
  }
  return kept.map(({ area }) => area);
}
