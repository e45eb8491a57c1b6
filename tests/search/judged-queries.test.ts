import { expect, it } from 'vitest';
import { isWithinReach } from '#contracts/place/reach.ts';
import { reachOf } from '#contracts/worker/worker-fold.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';
import { judgedQueries } from './judged-queries.ts';

const LOOKED_AT = 10;
const USUAL_RADIUS_KM = 10;

/**
 * Grades: 3 for the wanted service in the wanted place; 2 for a worker who serves that place; 1 for the service
 * elsewhere; 0 otherwise.
 */
function gradeOf(worker: WorkerDocument, wanted: string): number {
  if (wanted.startsWith('=')) return worker.name === wanted.slice(1) ? 3 : 0;
  const [what = '', where] = wanted.split('@');
  const [meant, ...others] = what.split('+');
  const does = (service: string | undefined) => worker.services.some(({ serviceId }) => serviceId === service);
  const worth = does(meant) ? 3 : Number(others.some(does));
  if (where === undefined || worth === 0 || worker.profile?.location?.city === where) return worth;
  const province = ['Cebu City', 'Mandaue', 'Lapu-Lapu', 'Talisay'].includes(where) ? 'Cebu' : 'Metro Manila';
  const comes = isWithinReach(reachOf(worker), { pin: null, city: where, province }, USUAL_RADIUS_KM);
  return comes ? Math.min(worth, 2) : 0;
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, LOOKED_AT).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

it('the judged searches reach nDCG@10 of 0.92', async () => {
  expect(new Set(judgedQueries.map(([query]) => query)).size).toBeGreaterThanOrEqual(316);
  const { find } = searchAmong(demoWorkers);
  const worse: string[] = [];
  let sum = 0;
  for (const [query, wanted] of judgedQueries) {
    const ideal = gain(demoWorkers.map((worker) => gradeOf(worker, wanted)).sort((one, other) => other - one));
    expect(ideal, `${query} has a wanted result`).toBeGreaterThan(0);
    const found = (await find(query)).first(LOOKED_AT).map(({ worker }) => gradeOf(worker, wanted));
    const ndcg = gain(found) / ideal;
    sum += ndcg;
    if (ndcg < 0.9) worse.push(`${ndcg.toFixed(2)} ${query}: ${found.join(' ')}`);
  }
  expect(sum / judgedQueries.length, worse.join('\n')).toBeGreaterThanOrEqual(0.92);
});
