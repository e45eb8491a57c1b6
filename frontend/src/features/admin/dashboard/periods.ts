export const periods = [7, 14, 30] as const;
export type Period = (typeof periods)[number];

/** The days that the address asks for; a week otherwise. */
export function periodOf(params: URLSearchParams): Period {
  return periods.find((days) => String(days) === params.get('days')) ?? 7;
}
