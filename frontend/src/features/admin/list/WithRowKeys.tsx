import { useRef, type ReactNode } from 'react';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { KEYED, useRowKeys } from './use-row-keys.ts';

const RowKeysDialog = lazyDialog(async () => (await import('./RowKeysDialog.tsx')).RowKeysDialog);

/** Enables the row keys for rows marked by row-marks.ts. */
export function WithRowKeys({ className, children }: { className?: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const { isHelpOpen, closeHelp } = useRowKeys(list);
  return (
    <div ref={list} {...{ [KEYED]: '' }} className={className}>
      {children}
      {isHelpOpen && <RowKeysDialog onClose={closeHelp} />}
    </div>
  );
}
