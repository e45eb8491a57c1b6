import { Search } from 'lucide-react';
import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../class-names.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'size'> {
  label: string;
  /**
   * `pill` in the header, `box` in a page, `dense` above a staff table, `hero` on the landing page, where the form
   * draws the frame from 640 px on.
   */
  look?: 'pill' | 'box' | 'dense' | 'hero' | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const framed = 'border border-line-control focus-visible:field-focus';

const looks = {
  pill: `${framed} h-11 rounded-pill pl-11 pr-4 text-14`,
  box: `${framed} h-14 rounded-16 pl-13 pr-4 text-16`,
  dense: `${framed} h-9 max-lg:h-11 rounded-12 pl-10 pr-3 text-14`,
  hero:
    'h-14 rounded-16 pl-13 pr-4 text-16 outline-none max-sm:border max-sm:border-line-control ' +
    'max-sm:focus-visible:field-focus sm:h-13',
};
const icons = {
  pill: 'left-4 size-4.5 text-muted',
  box: 'left-4.5 size-5.5 text-brand',
  dense: 'left-3 size-4.5 text-muted',
  hero: 'left-4.5 size-5.5 text-brand',
};

export function SearchField({ label, look = 'box', className, ...input }: Props) {
  return (
    <span className={cx('relative flex items-center', className)}>
      <Search aria-hidden="true" className={cx('pointer-events-none absolute', icons[look])} />
      <input
        aria-label={label}
        placeholder={label}
        {...input}
        type="search"
        enterKeyHint="search"
        className={cx(
          'motion-quick w-full appearance-none bg-surface text-ink [&::-webkit-search-cancel-button]:appearance-none',
          looks[look],
        )}
      />
    </span>
  );
}
