import type { ReactNode } from 'react';

interface Props {
  /** Above the main part on a phone, at the head of the side column on wide screens. */
  beforeMain: ReactNode;
  main: ReactNode;
  /** Below the main part on a phone, in the side column on wide screens. */
  afterMain: ReactNode;
  /** Last on a phone, under the main part on wide screens. */
  last?: ReactNode;
}

const part = 'grid grid-cols-1 content-start gap-4 empty:hidden';

/** One column on a phone, in the order of reading; on wide screens the main part beside a column of 360 px. */
export function Columns({ beforeMain, main, afterMain, last }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start">
      <div className="contents lg:col-start-2 lg:row-start-1 lg:grid lg:grid-cols-1 lg:gap-4">
        <div className={`order-1 ${part}`}>{beforeMain}</div>
        <div className={`order-3 ${part}`}>{afterMain}</div>
      </div>
      <div className="contents lg:col-start-1 lg:row-start-1 lg:grid lg:grid-cols-1 lg:gap-4">
        <div className={`order-2 ${part}`}>{main}</div>
        <div className={`order-4 ${part}`}>{last}</div>
      </div>
    </div>
  );
}
