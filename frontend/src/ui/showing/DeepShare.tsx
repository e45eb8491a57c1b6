import { cx } from '../class-names.ts';

interface Part {
  word: string;
  shown: string | number;
}

interface Props {
  /** Accessible text of the bar. */
  label: string;
  /** Completed share, percent. */
  share: number;
  done: Part;
  left: Part;
  /** Stacked, with the figures at the end: for narrow panels. */
  stacked?: boolean;
}

/** In a deep panel: a progress bar with both parts as text. */
export function DeepShare({ label, share, done, left, stacked }: Props) {
  const figure = cx('amount', stacked && 'ml-auto');
  return (
    <>
      <div role="img" aria-label={label} className="mt-3 h-2.5 overflow-hidden rounded-pill bg-deep-2">
        <div className="h-full rounded-pill bg-mango" style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
      </div>
      <ul className={cx('mt-2.5 flex gap-x-4 gap-y-1 text-13', stacked ? 'flex-col' : 'flex-wrap justify-between')}>
        <li className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 rounded-[3px] bg-mango" />
          {done.word} <span className={figure}>{done.shown}</span>
        </li>
        <li className="flex items-center gap-1.5 text-on-deep-muted">
          <span aria-hidden="true" className="size-2 rounded-[3px] bg-on-deep-muted" />
          {left.word} <span className={figure}>{left.shown}</span>
        </li>
      </ul>
    </>
  );
}
