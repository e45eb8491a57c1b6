import ICAL from 'ical.js';
import { windowsZones } from './windows-zones.ts';

/** Time zones that a calendar names without a definition. */

/** A zone by its IANA or Windows name; null if unknown. */
export function zoneNamed(name: string): ICAL.Timezone | null {
  const format = formatOf(ianaNameOf(name));
  return format && new NamedZone(name, format);
}

/** Some programs add a path prefix: `/mozilla.org/20070129_1/Europe/Berlin`. */
function ianaNameOf(name: string): string {
  const bare = name.trim().replaceAll(/^"|"$/g, '');
  if (!bare.startsWith('/')) return windowsZones.get(bare.toLowerCase()) ?? bare;
  const parts = bare.split('/');
  const tails = [3, 2, 1].map((length) => parts.slice(-length).join('/'));
  return tails.find((tail) => formatOf(tail) !== null) ?? bare;
}

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
}

const DAY_MS = 86_400_000;
/** Smallest granularity of offset changes. */
const STEP_MS = 900_000;

class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat;
  readonly #known = new Map<number, number>();

  constructor(tzid: string, format: Intl.DateTimeFormat) {
    super({ tzid });
    this.#format = format;
  }

  /** Seconds. A repeated hour uses its first occurrence; a skipped one uses the offset before it (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const asIfUtcMs = Date.UTC(year, month - 1, day, hour, minute, second);
    const [before, after] = [this.#offsetAt(asIfUtcMs - DAY_MS), this.#offsetAt(asIfUtcMs + DAY_MS)];
    if (before === after) return before;
    const isAfter = this.#offsetAt(asIfUtcMs - before * 1000) !== before;
    return isAfter && this.#offsetAt(asIfUtcMs - after * 1000) === after ? after : before;
  }

  #offsetAt(ms: number): number {
    const step = Math.floor(ms / STEP_MS);
    const known = this.#known.get(step) ?? offsetIn(this.#format, step * STEP_MS);
    this.#known.set(step, known);
    return known;
  }
}

function offsetIn(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const {
    sign,
    hours = 0,
    minutes = 0,
    seconds = 0,
  } = /^GMT(?<sign>[+-])(?<hours>\d+):(?<minutes>\d+)(?::(?<seconds>\d+))?$/.exec(name)?.groups ?? {};
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}
