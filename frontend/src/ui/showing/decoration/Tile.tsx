import { tileAccents, tilePaths, type TileSpec } from './tile-shapes.ts';

interface Props extends TileSpec {
  x?: number;
  y?: number;
  /** Side length in the units of the surrounding drawing. */
  size?: number;
}

/** One tile inside an <svg>. */
export function Tile({ shape, ground, fill, accent, turn = 0, x = 0, y = 0, size = 40 }: Props) {
  const accentPath = tileAccents[shape];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
      {/* Slightly larger than its cell, so that no seam shows between neighbours. */}
      <rect x="-0.05" y="-0.05" width="40.1" height="40.1" fill={`var(--${ground})`} />
      <g transform={`rotate(${turn * 90} 20 20)`}>
        <path d={tilePaths[shape]} fill={`var(--${fill})`} />
        {accentPath && <path d={accentPath} fill={`var(--${accent ?? ground})`} />}
      </g>
    </g>
  );
}
