/** One line of docs/benchmarks.md. `ratio` is the median of the rounds' ratios; `wanted` the least (or, for `atMost`, the most) that we accept. */
export type BenchRow = { name: string; ours: string; baseline: string; ratio: string; wanted: string; holds: boolean };

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

type Measured = { ours: number; baseline: number };

/** Two rates measured in turn, round by round, because neighbours on the machine disturb both sides of a round alike. */
export function ratioRow(name: string, rounds: readonly Measured[], wanted: number, unit: string): BenchRow {
  const ratio = median(rounds.map(({ ours, baseline }) => ours / baseline));
  const show = (value: number) => `${Math.round(value).toLocaleString('en')} ${unit}`;
  return { name, ours: show(median(rounds.map((round) => round.ours))), baseline: show(median(rounds.map((round) => round.baseline))), ratio: `${ratio.toFixed(2)}×`, wanted: `≥ ${wanted}×`, holds: ratio >= wanted };
}

/** A figure with a limit of its own and nothing to compare it with. */
export function figureRow(name: string, figure: number, limit: { atLeast?: number; atMost?: number }, unit: string): BenchRow {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = limit;
  const wanted = limit.atLeast === undefined ? `≤ ${atMost.toLocaleString('en')} ${unit}` : `≥ ${atLeast.toLocaleString('en')} ${unit}`;
  const shown = Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en') : figure.toFixed(2);
  return { name, ours: `${shown} ${unit}`, baseline: '–', ratio: '–', wanted, holds: figure >= atLeast && figure <= atMost };
}
