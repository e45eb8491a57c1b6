import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { randomOf } from '../random.ts';
import type { DemoWorker } from './people.ts';

type Work = NonNullable<NonNullable<BodyInput<RouteTable['changeOwnProfile']>>['work']>;

/** Captions of the pictures in `frontend/public/portfolio`, by service: before and after the work. */
const captions: Readonly<Record<string, readonly [string, string]>> = {
  'deep-cleaning': ['Kitchen before the move', 'After a renovation'],
  handyman: ['Two shelves on a brick wall', 'Shelves in a child’s room'],
  plumbing: ['Leak under the sink', 'New trap and pipe'],
  electrical: ['Dining room light and outlet', 'Outlet that sparked'],
  'appliance-repair': ['Washer that leaked', 'Drum bearing replaced'],
  'aircon-cleaning': ['Split type, one year of dust', 'No more dripping'],
  carpentry: ['Door that stuck', 'Door rehung, new hinges'],
  'pest-control': ['Kitchen, three visits', 'Termites behind the counter'],
  'furniture-assembly': ['Chest of drawers, two hours', 'Drawers fixed to the wall'],
  'tv-mounting': ['55 inches, cables hidden', 'On drywall, with studs'],
  moving: ['Condo to house in a day', 'Office of twelve'],
  yardwork: ['Garden after the rains', 'Monthly care'],
};

/** Portfolio of a worker; empty for new workers. Jun has both pictures, as before and after. */
export function finishedWork({ key, services }: DemoWorker): Work {
  const random = randomOf(`portfolio of ${key}`);
  const isJun = key === 'jun-bautista';
  if (!isJun && random.chance(0.12)) return [];
  return services.flatMap(({ id }) => {
    const words = captions[id];
    if (!words) return [];
    const shown = isJun || random.chance(0.6) ? words : words.slice(0, 1);
    return shown.map((caption, index) => {
      const picture = `/portfolio/${id}-${index + 1}`;
      const hasBefore = isJun || random.chance(0.7);
      return { picture: `${picture}.svg`, caption, ...(hasBefore && { before: `${picture}-before.svg` }) };
    });
  });
}
