export const periods = [7, 14, 30] as const;
export type Period = (typeof periods)[number];

/** Period in the address; a week by default. */
export function periodOf(params: URLSearchParams): Period {
  return periods.find((days) => String(days) === params.get('days')) ?? 7;
}
