import { cx } from '../../class-names.ts';
import { Tile } from './Tile.tsx';
import type { TileSpec } from './tile-shapes.ts';

interface Props {
  /** Rows of tiles; null is an empty cell. */
  rows: readonly (readonly (TileSpec | null)[])[];
  className?: string;
}

/** Decorative arrangement of tiles that scales with its box. */
export function Tiles({ rows, className }: Props) {
  const columns = Math.max(...rows.map((row) => row.length));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${columns * 40} ${rows.length * 40}`} className={cx('block', className)}>
      {rows.flatMap((row, y) =>
        row.map((tile, x) => tile && <Tile key={`${x} ${y}`} {...tile} x={x * 40} y={y * 40} />),
      )}
    </svg>
  );
}
