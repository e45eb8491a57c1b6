import type { ReactNode } from 'react';

interface Props {
  /** Above the main part on a phone, at the head of the side column on wide screens. */
  beforeMain: ReactNode;
  main: ReactNode;
  afterMain: ReactNode;
}

/** One column on a phone, in the order of reading; on wide screens the main part beside a column of 360 px. */
export function Columns({ beforeMain, main, afterMain }: Props) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="grid content-start gap-4 lg:col-start-2">{beforeMain}</div>
      <div className="grid content-start gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">{main}</div>
      <div className="grid content-start gap-4 lg:col-start-2">{afterMain}</div>
    </div>
  );
}
