import type { Coordinates } from '#contracts/fields.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';

/** Workers who start from around the same place; their city where it is known. */
export type Area = { at: Coordinates; city: string; workers: WorkerListing[] };

/** In the order of the list; who is only known by their city has no place on a map. */
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

/** As large as a finger. */
export const PIN_PX = 44;

/** Areas whose pins would lie on each other have one together, where the first of them is. `spot`: on the screen, in pixels. */
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
