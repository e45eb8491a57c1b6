import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/class-names.ts';
import type { RowLook } from './row-look.ts';

interface Props<Row> {
  row: Row;
  look: RowLook<Row>;
  title?: string;
  className?: string;
  children: ReactNode;
}

/** Keyboard equivalent of a click on the row; one cell of each row contains it. */
export function RowLink<Row>({ row, look, title, className, children }: Props<Row>) {
  return (
    <Link
      id={look.elementId(row)}
      to={look.addressOf(row)}
      replace={!look.elsewhere}
      preventScrollReset={!look.elsewhere}
      onClick={(event) => event.stopPropagation()}
      title={title}
      className={cx('rounded-8 hover:underline hover:underline-offset-4', className)}
    >
      {children}
    </Link>
  );
}
