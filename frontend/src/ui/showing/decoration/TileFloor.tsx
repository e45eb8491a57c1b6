import { useId } from 'react';
import { cx } from '../../class-names.ts';
import { Tile } from './Tile.tsx';
import { floor } from './tile-shapes.ts';

const ROWS = 8;
/** Offset between rows, so that equal tiles do not touch. */
const SHIFT = 3;

/** Decorative tile pattern that fills its box and is cut off at the edges. */
export function TileFloor({ tile = 40, className }: { tile?: number; className?: string }) {
  const id = useId();
  const width = floor.length * tile;
  return (
    <svg aria-hidden="true" className={cx('block h-full w-full', className)}>
      <defs>
        <pattern id={id} width={width} height={ROWS * tile} patternUnits="userSpaceOnUse">
          {Array.from({ length: ROWS }, (_, row) =>
            floor.map((_tile, column) => {
              const spec = floor[(column + row * SHIFT) % floor.length];
              return spec && <Tile key={`${column} ${row}`} {...spec} x={column * tile} y={row * tile} size={tile} />;
            }),
          )}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
