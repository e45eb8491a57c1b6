import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { rowKeysEn } from './row-keys.en.ts';
import { hasRowKeys, setRowKeys } from './use-row-keys.ts';

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['X', 'choose'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** Lists the row keys, with a switch to disable them. */
export function RowKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useText(rowKeysEn);
  const [isOn, setOn] = useState(hasRowKeys);

  function turn(on: boolean) {
    setRowKeys(on);
    setOn(on);
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} description={t('description')}>
      <dl className="mb-3 divide-y divide-line text-14">
        {keys.map(([key, word]) => (
          <div key={key} className="flex items-center justify-between gap-4 py-2">
            <dt>{t(word)}</dt>
            <dd>
              <kbd className="rounded-8 bg-sunken px-2 py-1 font-strong">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('useKeys')}
        labelFirst
        className="w-full"
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
    </Dialog>
  );
}
