import { cellToBoundary, cellToLatLng } from 'h3-js';
import { cityAround, provinceNamed } from '#contracts/place/cities.ts';
import type { MapCell } from '#contracts/views/analytics.ts';
import type { CellFigures } from '#projectors/read-models/analytics/request-figures.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { provinceOfArea } from '#projectors/read-models/booking/reach.ts';
import { takesNewJobs } from '../worker/listed-worker.ts';

const SHOWN = 200;

/** Requests in each cell, and available workers there. */
export function mapCells(
  cells: Readonly<Record<string, CellFigures>>,
  available: ReadonlyMap<string, number>,
): MapCell[] {
  return Object.entries(cells)
    .sort(([one, a], [other, b]) => b.requested - a.requested || (one < other ? -1 : 1))
    .slice(0, SHOWN)
    .map(([cell, figures]) => ({ cell, ...placeOf(cell), ...figures, workers: available.get(cell) ?? 0 }));
}

/** Number of workers in each cell who take new jobs on that Manila day. */
export function workersByCell(workers: Iterable<WorkerDocument>, today: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const worker of workers)
    if (takesNewJobs(worker, today)) for (const cell of worker.cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** Accounts of the workers that a cell counts. */
export function accountsInCell(workers: Iterable<WorkerDocument>, cell: string, today: string): string[] {
  return [...workers]
    .filter((worker) => worker.cells.includes(cell) && takesNewJobs(worker, today))
    .map(({ accountId }) => accountId);
}

type Place = Pick<MapCell, 'place' | 'outline'>;
const places = new Map<string, Place>();

/** Cached forever: a cell's nearest city never changes, and finding it compares all cities. */
function placeOf(cell: string): Place {
  const known = places.get(cell);
  if (known) return known;
  const made = computePlace(cell);
  places.set(cell, made);
  return made;
}

function computePlace(cell: string): Place {
  const province = provinceOfArea(cell);
  if (province !== null) return { place: provinceNamed(province) ?? province, outline: null };
  const [lat, lng] = cellToLatLng(cell);
  const { name, province: around } = cityAround({ lat, lng }, null);
  return { place: `${name}, ${around}`, outline: cellToBoundary(cell).map(([y, x]) => [rounded(y), rounded(x)]) };
}

/** About 10 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
