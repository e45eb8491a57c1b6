import { type Anchor, onDay } from '../anchor-time.ts';
import { workerIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

/** Each client's list "My suki": workers of completed jobs, and one whom they want to try. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'andrea-reyes': ['jun-bautista', 'liza-mendoza', 'maricel-domingo', 'dennis-ocampo'],
  'grace-villanueva': ['jun-bautista', 'allan-quiambao'],
  'mark-dizon': ['dennis-ocampo'],
};

export function sukiSteps(anchor: Anchor): Step[] {
  return Object.entries(kept).flatMap(([client, workers]) =>
    workers.map((worker, index) => ({
      at: onDay(anchor, 14 - index * 3, 19, 21, randomOf(`suki ${client} ${worker}`)),
      name: `keep ${worker} as a suki of ${client}`,
      as: client,
      do: 'addFavourite' as const,
      params: { id: workerIdOf(worker) },
    })),
  );
}
