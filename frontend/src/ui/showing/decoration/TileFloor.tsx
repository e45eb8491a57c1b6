import { useId } from 'react';
import { cx } from '../../class-names.ts';
import { Tile } from './Tile.tsx';
import { floor } from './tile-shapes.ts';

const ROWS = 8;
/** Each row starts three tiles further on, so that no two of a kind touch. */
const SHIFT = 3;

/** A floor of tiles that fills its box, however wide; cut off at the edges like a real one. Decoration. */
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
