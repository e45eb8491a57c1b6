import { isDay } from '../manila-time.ts';

/**
 * Lines that were brought over say by their id from which of the worker's Fridays: `carried:{friday}`,
 * `reversed:{friday}`. null for a job's.
 */
export function originOfLine(lineId: string): string | null {
  const [kind, friday = ''] = lineId.split(':');
  return (kind === 'carried' || kind === 'reversed') && isDay(friday) ? friday : null;
}
