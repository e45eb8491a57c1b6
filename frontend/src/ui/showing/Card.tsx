import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface Props extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** `section` with its own heading, `article` or `li` in lists. */
  as?: ElementType;
  title?: ReactNode;
  /** Right of the title: a link, a badge, a text. */
  end?: ReactNode;
  /** `none` if the content (a table) extends to the edge. */
  padding?: 'card' | 'none';
  /** The heading's level; 2 unless the card is inside a section. */
  level?: 2 | 3;
}

/** A white sheet with a 1 px line and no shadow. */
export function Card({
  as: Element = 'section',
  title,
  end,
  padding = 'card',
  level = 2,
  className,
  children,
  ...rest
}: Props) {
  const Heading = `h${level}` as const;
  const padded = padding === 'card';
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-20 border border-line bg-surface',
        padded ? 'p-4 sm:p-5 lg:p-6' : 'overflow-hidden',
        className,
      )}
    >
      {title && (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
            padded ? 'mb-4' : 'px-4 py-4 sm:px-5 lg:px-6',
          )}
        >
          <Heading className="text-18 font-title">{title}</Heading>
          {end && <div className="text-14 text-muted">{end}</div>}
        </div>
      )}
      {children}
    </Element>
  );
}
