import type { ReactNode } from 'react';
import { useMedia, WIDE_ENOUGH_FOR_TWO } from '../../../browser/use-media.ts';

interface Props {
  /** Above the main part on a phone, at the top of the side column on wide screens. */
  beforeMain: ReactNode;
  main: ReactNode;
  /** Below the main part on a phone, in the side column on wide screens. */
  afterMain: ReactNode;
  /** Last on a phone, below the main part on wide screens. */
  last?: ReactNode;
}

const part = 'grid grid-cols-1 content-start gap-4 empty:hidden';

/**
 * One column on a phone; on wide screens the main part beside a column of 360 px. The document order equals the
 * visual order.
 */
export function Columns({ beforeMain, main, afterMain, last }: Props) {
  const isWide = useMedia(WIDE_ENOUGH_FOR_TWO);
  const before = <div className={part}>{beforeMain}</div>;
  const middle = <div className={part}>{main}</div>;
  const after = <div className={part}>{afterMain}</div>;
  const end = <div className={part}>{last}</div>;
  if (!isWide)
    return (
      <div className="grid grid-cols-1 gap-4">
        {before}
        {middle}
        {after}
        {end}
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22.5rem] items-start gap-4">
      <div className="grid grid-cols-1 gap-4">
        {middle}
        {end}
      </div>
      <div className="grid grid-cols-1 gap-4">
        {before}
        {after}
      </div>
    </div>
  );
}
