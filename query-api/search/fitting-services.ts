import type { Reading } from './reading.ts';

/** Less than this and a service has the word by chance: in its description alone. */
const LEAST_FIT = 0.25;
const STRONG = 0.5;

/** How well a service fits what was asked for, leaving out where; 0: not at all. */
export function fitOfService(serviceId: string, { words }: Reading): number {
  const asked = words.filter(({ ofPlace }) => !ofPlace);
  const known = asked.filter(({ services }) => services.size > 0);
  const fits = known.map(({ services }) => services.get(serviceId) ?? 0);
  if (fits.length === 0 || fits.some((fit) => fit < LEAST_FIT)) return 0;
  const isSaid = known.length === asked.length || fits.some((fit) => fit >= STRONG);
  return isSaid ? fits.reduce((sum, fit) => sum + fit, 0) / asked.length : 0;
}
