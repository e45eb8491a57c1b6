import type { TileSpec } from '../../ui/showing/decoration/tile-shapes.ts';

/** Small tiles of the hero, six by six; the gaps hold the large tiles with faces. */
export const heroTiles: readonly (TileSpec & { x: number; y: number })[] = [
  { x: 0, y: 0, shape: 'leaf', ground: 'brand-tint', fill: 'brand' },
  { x: 1, y: 0, shape: 'quarter', ground: 'sand', fill: 'clay' },
  { x: 4, y: 0, shape: 'petal', ground: 'deep', fill: 'mango', accent: 'on-deep' },
  { x: 5, y: 0, shape: 'quarter', ground: 'brand-tint', fill: 'leaf', turn: 1 },
  { x: 4, y: 1, shape: 'quarter', ground: 'mango-tint', fill: 'mango', turn: 3 },
  { x: 5, y: 1, shape: 'leaf', ground: 'sand', fill: 'deep-2', turn: 1 },
  { x: 2, y: 2, shape: 'rings', ground: 'brand', fill: 'brand-tint', accent: 'mango' },
  { x: 3, y: 2, shape: 'petal', ground: 'brand-tint', fill: 'brand', accent: 'mango' },
  { x: 0, y: 3, shape: 'quarter', ground: 'deep', fill: 'leaf', turn: 2 },
  { x: 1, y: 3, shape: 'bow', ground: 'sand', fill: 'clay', accent: 'deep' },
  { x: 0, y: 4, shape: 'petal', ground: 'mango-tint', fill: 'clay', accent: 'deep' },
  { x: 1, y: 4, shape: 'leaf', ground: 'sky', fill: 'brand', turn: 1 },
  { x: 4, y: 4, shape: 'quarter', ground: 'brand', fill: 'mango' },
  { x: 5, y: 4, shape: 'domes', ground: 'brand-tint', fill: 'leaf', accent: 'brand' },
  { x: 0, y: 5, shape: 'quarter', ground: 'sky', fill: 'brand' },
  { x: 1, y: 5, shape: 'arch', ground: 'sand', fill: 'mango' },
  { x: 2, y: 5, shape: 'leaf', ground: 'mango', fill: 'mango-tint' },
  { x: 3, y: 5, shape: 'quarter', ground: 'brand-tint', fill: 'brand', turn: 3 },
  { x: 4, y: 5, shape: 'bow', ground: 'deep', fill: 'leaf', accent: 'mango' },
  { x: 5, y: 5, shape: 'leaf', ground: 'mango-tint', fill: 'clay', turn: 1 },
];
