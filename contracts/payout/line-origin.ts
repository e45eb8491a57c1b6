import { isDay } from '../manila-time.ts';

/**
 * The Friday that a carried or returned line came from, by its id: `carried:{friday}`, `reversed:{friday}`. null for a
 * job's.
 */
export function originOfLine(lineId: string): string | null {
  const [kind, friday = ''] = lineId.split(':');
  return (kind === 'carried' || kind === 'reversed') && isDay(friday) ? friday : null;
}
