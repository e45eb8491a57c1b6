/**
 * One line of docs/benchmarks.md. `ratio` is the median of the rounds' ratios; `wanted` the lower limit (for `atMost`,
 * the upper).
 */
export type BenchRow = { name: string; ours: string; baseline: string; ratio: string; wanted: string; holds: boolean };

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

type Measured = { ours: number; baseline: number };

/**
 * Two rates measured alternately, round by round, because other load on the machine affects both sides of a round
 * alike.
 */
export function ratioRow(name: string, rounds: readonly Measured[], wanted: number, unit: string): BenchRow {
  const ratio = median(rounds.map(({ ours, baseline }) => ours / baseline));
  const show = (value: number) => `${Math.round(value).toLocaleString('en')} ${unit}`;
  return {
    name,
    ours: show(median(rounds.map((round) => round.ours))),
    baseline: show(median(rounds.map((round) => round.baseline))),
    ratio: `${ratio.toFixed(2)}×`,
    wanted: `≥ ${wanted}×`,
    holds: ratio >= wanted,
  };
}

/** Two times measured alternately; Suki's may be `most` times the other. */
export function atMostRatioRow(name: string, rounds: readonly Measured[], most: number, unit: string): BenchRow {
  const ratio = median(rounds.map(({ ours, baseline }) => ours / baseline));
  return {
    name,
    ours: `${shown(median(rounds.map(({ ours }) => ours)))} ${unit}`,
    baseline: `${shown(median(rounds.map(({ baseline }) => baseline)))} ${unit}`,
    ratio: `${ratio.toFixed(2)}×`,
    wanted: `≤ ${most}×`,
    holds: ratio <= most,
  };
}

/** Two times that may differ by the share `apart` of the baseline. */
export function withinRow(name: string, { ours, baseline }: Measured, apart: number, unit: string): BenchRow {
  const ratio = ours / baseline;
  return {
    name,
    ours: `${shown(ours)} ${unit}`,
    baseline: `${shown(baseline)} ${unit}`,
    ratio: `${ratio.toFixed(2)}×`,
    wanted: `1 ± ${apart}×`,
    holds: Math.abs(ratio - 1) <= apart,
  };
}

/**
 * The same work on the external dependencies and on the embedded default in one run. Reported without a limit, because
 * it depends on the servers.
 */
export function besideRow(
  name: string,
  { engines, embedded }: { engines: number; embedded: number },
  unit: string,
): BenchRow {
  return {
    name,
    ours: `${shown(engines)} ${unit}`,
    baseline: `${shown(embedded)} ${unit}`,
    ratio: `${(engines / embedded).toFixed(2)}×`,
    wanted: '–',
    holds: true,
  };
}

const shown = (figure: number) =>
  Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2);

/** A figure without a baseline, with an own limit or none. */
export function figureRow(
  name: string,
  figure: number,
  limit: { atLeast?: number; atMost?: number },
  unit: string,
): BenchRow {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit;
  const bounds = [
    limit.atLeast !== undefined && `≥ ${atLeast.toLocaleString('en')} ${unit}`,
    limit.atMost !== undefined && `≤ ${atMost.toLocaleString('en')} ${unit}`,
  ];
  return {
    name,
    ours: `${shown(figure)} ${unit}`,
    baseline: '–',
    ratio: '–',
    wanted: bounds.filter(Boolean).join(', ') || '–',
    holds: figure >= atLeast && figure <= atMost,
  };
}
