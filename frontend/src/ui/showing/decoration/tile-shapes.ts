/** Geometry of the Machuca tile shapes, on a square of 40: quarter, leaf, petal, half circle and others. */

export type TileShape = 'quarter' | 'leaf' | 'petal' | 'halves' | 'dot' | 'rings' | 'bow' | 'arch' | 'domes';

export type TileColour =
  | 'paper'
  | 'brand'
  | 'brand-tint'
  | 'deep'
  | 'deep-2'
  | 'mango'
  | 'mango-tint'
  | 'clay'
  | 'sky'
  | 'sand'
  | 'leaf'
  | 'on-deep'
  | 'surface';

export interface TileSpec {
  shape: TileShape;
  ground: TileColour;
  fill: TileColour;
  /** Dot of a petal or bow, inner quarter of rings, second half of halves. */
  accent?: TileColour;
  /** Quarter turns clockwise. */
  turn?: 0 | 1 | 2 | 3;
}

/** Main path of each shape, before rotation. */
export const tilePaths: Record<TileShape, string> = {
  quarter: 'M0 0A40 40 0 0 1 40 40H0Z',
  leaf: 'M0 40A40 40 0 0 1 40 0A40 40 0 0 1 0 40Z',
  petal:
    'M0 0A20 20 0 0 1 20 20A20 20 0 0 1 0 0ZM40 0A20 20 0 0 1 20 20A20 20 0 0 1 40 0ZM40 40A20 20 0 0 1 20 ' +
    '20A20 20 0 0 1 40 40ZM0 40A20 20 0 0 1 20 20A20 20 0 0 1 0 40Z',
  halves: 'M0 0A20 20 0 0 1 0 40Z',
  dot: 'M20 8A12 12 0 0 1 20 32A12 12 0 0 1 20 8Z',
  rings: 'M0 40A40 40 0 0 0 40 0H0Z',
  bow: 'M0 0A20 20 0 0 1 0 40ZM40 0A20 20 0 0 0 40 40Z',
  arch: 'M0 40V20A20 20 0 0 1 40 20V40Z',
  domes: 'M0 20A20 20 0 0 1 40 20Z',
};

/** Path above the main one, in the accent colour. */
export const tileAccents: Partial<Record<TileShape, string>> = {
  petal: 'M20 16A4 4 0 0 1 20 24A4 4 0 0 1 20 16Z',
  bow: 'M20 15A5 5 0 0 1 20 25A5 5 0 0 1 20 15Z',
  rings: 'M0 20A20 20 0 0 0 20 0H0Z',
  halves: 'M20 0A20 20 0 0 1 20 40Z',
  domes: 'M0 40A20 20 0 0 1 40 40Z',
};

/** The eight tiles of Suki's pattern, in order. */
export const floor: readonly TileSpec[] = [
  { shape: 'petal', ground: 'deep', fill: 'mango', accent: 'on-deep' },
  { shape: 'leaf', ground: 'brand-tint', fill: 'brand', turn: 1 },
  { shape: 'quarter', ground: 'mango', fill: 'mango-tint', turn: 1 },
  { shape: 'dot', ground: 'sand', fill: 'clay' },
  { shape: 'leaf', ground: 'sky', fill: 'deep-2' },
  { shape: 'petal', ground: 'mango-tint', fill: 'clay', accent: 'deep' },
  { shape: 'rings', ground: 'leaf', fill: 'deep', accent: 'mango' },
  { shape: 'halves', ground: 'brand-tint', fill: 'leaf', accent: 'brand' },
];
