import { BookmarkPlus, Save, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { ListView, StaffList } from '#contracts/account/list-views.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { lazyDialog } from '../../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { DropdownMenu, type MenuItem } from '../../../../ui/pressing/DropdownMenu.tsx';
import { adminEn } from '../../admin.en.ts';
import { useSaveListViewMutation } from './api.ts';
import { listViewsEn } from './list-views.en.ts';
import { useListViews } from './use-list-views.ts';
import { ViewsButton } from './ViewsButton.tsx';

const SaveViewDialog = lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog);
const ManageViewsDialog = lazyDialog(async () => (await import('./ManageViewsDialog.tsx')).ManageViewsDialog);

const icon = 'size-5 text-muted';

/** A list's saved views: choosing one, saving the current filters, and managing views. */
export function ListViews({ list }: { list: StaffList }) {
  const t = useText(listViewsEn);
  const title = useText(adminEn)('views');
  const { views, query, current, show } = useListViews(list);
  const [lastShown, setLastShown] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const [send] = useSaveListViewMutation();
  const changed = views.find(({ id }) => id === lastShown && current === null);

  function choose(id: string) {
    setLastShown(id || null);
    show(views.find((view) => view.id === id)?.query ?? '');
  }

  async function keepChanges({ id, ...view }: ListView) {
    const { error } = await send({ id, body: { ...view, query } });
    if (error) showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    else showToast(t('saved', { name: view.name }), { variant: 'success' });
  }

  const choices: MenuItem[] = views.length > 0 ? [choiceOf(views)] : [];
  const items: MenuItem[] = [
    ...choices,
    ...(changed
      ? [
          {
            label: t('keepChanges', { name: changed.name }),
            icon: <Save aria-hidden="true" className={icon} />,
            onSelect: () => void keepChanges(changed),
          },
        ]
      : []),
    {
      label: t('saveThis'),
      icon: <BookmarkPlus aria-hidden="true" className={icon} />,
      onSelect: () => setDialog('save'),
      disabled: query === '' || current !== null,
    },
    ...(views.length > 0
      ? [
          {
            label: t('manage'),
            icon: <Settings2 aria-hidden="true" className={icon} />,
            onSelect: () => setDialog('manage'),
          },
        ]
      : []),
  ];

  function choiceOf(all: readonly ListView[]): MenuItem {
    return {
      kind: 'choice',
      label: t('yours'),
      items: [{ value: '', label: t('everything') }, ...all.map(({ id, name }) => ({ value: id, label: name }))],
      value: current?.id ?? (query === '' ? '' : 'none of them'),
      onChange: choose,
    };
  }

  return (
    <>
      <DropdownMenu
        items={items}
        trigger={
          <ViewsButton aria-label={current ? t('viewNamed', { name: current.name }) : title}>
            {current?.name ?? title}
          </ViewsButton>
        }
      />
      {dialog === 'save' && (
        <SaveViewDialog list={list} query={query} onSaved={setLastShown} onClose={() => setDialog(null)} />
      )}
      {dialog === 'manage' && <ManageViewsDialog list={list} onClose={() => setDialog(null)} />}
    </>
  );
}
