import { useId, type ElementType, type HTMLAttributes } from 'react';
import { cx } from '../class-names.ts';
import { tilePaths, type TileShape } from './decoration/tile-shapes.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Position of the faint tiles. */
  pattern?: 'right' | 'left' | 'none';
  padding?: 'card' | 'none';
}

/**
 * The single dark panel of a screen, for the most important content. Its text is text-on-deep and text-on-deep-muted.
 */
export function DeepPanel({
  as: Element = 'section',
  pattern = 'right',
  padding = 'card',
  className,
  children,
  ...rest
}: Props) {
  return (
    <Element
      {...rest}
      data-deep
      className={cx(
        'relative isolate overflow-hidden rounded-20 bg-deep text-on-deep',
        padding === 'card' && 'p-5 lg:p-7',
        className,
      )}
    >
      {pattern !== 'none' && <FaintTiles side={pattern} />}
      {children}
    </Element>
  );
}

const shapes: readonly (readonly [TileShape, number])[] = [
  ['quarter', 3],
  ['leaf', 1],
  ['quarter', 2],
  ['leaf', 0],
  ['leaf', 1],
  ['leaf', 0],
  ['leaf', 1],
  ['quarter', 1],
  ['quarter', 2],
  ['leaf', 0],
  ['quarter', 3],
  ['leaf', 1],
  ['leaf', 0],
  ['quarter', 1],
  ['leaf', 0],
  ['leaf', 1],
];

/** On phones a panel is taller than wide, so the left pattern is at its top. */
const fades = {
  right: '[mask-image:radial-gradient(120%_130%_at_100%_20%,rgb(0_0_0/0.5),transparent_48%)]',
  left:
    '[mask-image:linear-gradient(rgb(0_0_0/0.6),transparent_42%)] ' +
    'md:[mask-image:linear-gradient(90deg,rgb(0_0_0/0.6),transparent_52%)]',
};

function FaintTiles({ side }: { side: keyof typeof fades }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={cx('absolute inset-0 -z-10 size-full', fades[side])}>
      <defs>
        <pattern id={id} width="204" height="204" patternUnits="userSpaceOnUse" x={side === 'right' ? '100%' : 0}>
          {shapes.map(([shape, turn], index) => {
            const at = `scale(1.275) translate(${(index % 4) * 40} ${Math.floor(index / 4) * 40})`;
            return (
              <path
                key={index}
                d={tilePaths[shape]}
                fill="var(--deep-2)"
                transform={`${at} rotate(${turn * 90} 20 20)`}
              />
            );
          })}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
