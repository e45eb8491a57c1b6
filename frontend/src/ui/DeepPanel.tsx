import { useId, type ElementType, type HTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { tilePaths, type TileShape } from './tile-shapes.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Where the faint tiles lie. */
  pattern?: 'right' | 'left' | 'none';
  padding?: 'card' | 'none';
}

/** The one dark panel on a screen: what matters now. Its text is text-on-deep and text-on-deep-muted. */
export function DeepPanel({ as: Element = 'section', pattern = 'right', padding = 'card', className, children, ...rest }: Props) {
  return (
    <Element {...rest} className={cx('relative isolate overflow-hidden rounded-20 bg-deep text-on-deep', padding === 'card' && 'p-5 lg:p-7', className)}>
      {pattern !== 'none' && <FaintTiles side={pattern} />}
      {children}
    </Element>
  );
}

const shapes: readonly (readonly [TileShape, number])[] = [
  ['quarter', 0], ['leaf', 1], ['petal', 0], ['leaf', 0],
  ['petal', 0], ['leaf', 0], ['quarter', 3], ['leaf', 1],
  ['leaf', 1], ['petal', 0], ['leaf', 0], ['quarter', 2],
  ['quarter', 1], ['leaf', 0], ['petal', 0], ['leaf', 1],
];

const fades = {
  right: 'radial-gradient(120% 130% at 100% 20%, rgb(0 0 0 / 0.5), transparent 48%)',
  left: 'linear-gradient(90deg, rgb(0 0 0 / 0.55), transparent 55%)',
};

function FaintTiles({ side }: { side: keyof typeof fades }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full" style={{ maskImage: fades[side] }}>
      <defs>
        <pattern id={id} width="204" height="204" patternUnits="userSpaceOnUse" x={side === 'right' ? '100%' : 0}>
          {shapes.map(([shape, turn], index) => {
            const at = `scale(1.275) translate(${(index % 4) * 40} ${Math.floor(index / 4) * 40})`;
            return <path key={index} d={tilePaths[shape]} fill="var(--deep-2)" transform={`${at} rotate(${turn * 90} 20 20)`} />;
          })}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
