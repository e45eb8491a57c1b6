export interface Series {
  id: string;
  label: string;
  /** A colour token: 'var(--brand)'. */
  colour: string;
  /** One value per period; null: no value. */
  values: readonly (number | null)[];
  /** The previous period. */
  dashed?: boolean;
}

export interface Period {
  key: string;
  /** Full label. */
  label: string;
  /** Axis label. */
  short: string;
  to?: string | undefined;
}
