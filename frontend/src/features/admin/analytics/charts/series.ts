export interface Series {
  id: string;
  label: string;
  /** A colour token: 'var(--brand)'. */
  colour: string;
  /** A value a period; null: there is none to draw. */
  values: readonly (number | null)[];
  /** What it is compared with. */
  dashed?: boolean;
}

export interface Period {
  key: string;
  /** In full. */
  label: string;
  /** Below the chart. */
  short: string;
  to?: string | undefined;
}
