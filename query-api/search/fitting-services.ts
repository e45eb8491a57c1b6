import type { Reading, ReadWord } from './reading.ts';
import { vagueWords } from './service-words.ts';

/** Below this the match is incidental, such as a word in the description. */
const LEAST_FIT = 0.25;
const STRONG = 0.5;

/** How well a service matches the search without its place; 0: not at all. */
export function fitOfService(serviceId: string, { words }: Reading): number {
  const asked = words.filter(({ ofPlace }) => !ofPlace);
  const known = asked.filter(({ services }) => services.size > 0);
  const narrowing = known.filter(({ word }) => !vagueWords.has(word));
  const fitOf = ({ services }: ReadWord) => services.get(serviceId) ?? 0;
  const needed = (narrowing.length > 0 ? narrowing : known).map(fitOf);
  if (needed.length === 0 || needed.some((fit) => fit < LEAST_FIT)) return 0;
  const isSaid = known.length === asked.length || needed.some((fit) => fit >= STRONG);
  return isSaid ? known.reduce((sum, word) => sum + fitOf(word), 0) / asked.length : 0;
}
