import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type ListView, ListViewName, type StaffList } from '#contracts/account/list-views.ts';
import { errorText } from '../../../../api/error-text.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { Dialog } from '../../../../ui/over-the-page/Dialog.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { cx } from '../../../../ui/class-names.ts';
import { useDeleteListViewMutation, useListListViewsQuery, useSaveListViewMutation } from './api.ts';
import { listViewsEn } from './list-views.en.ts';

interface Props {
  list: StaffList;
  onClose: () => void;
}

/** A list's saved views: set the default, rename, delete. */
export function ManageViewsDialog({ list, onClose }: Props) {
  const t = useText(listViewsEn);
  const { data } = useListListViewsQuery();
  const views = (data?.items ?? []).filter((view) => view.list === list);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<ListView | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={t('manageTitle')}
      description={views.length > 0 ? t('manageHint') : t('noneLeft')}
    >
      <ul className="divide-y divide-line">
        {views.map((view) => (
          <li key={view.id} className="py-1.5">
            {renaming === view.id ? (
              <Renaming view={view} onDone={() => setRenaming(null)} />
            ) : (
              <ViewRow view={view} onRename={() => setRenaming(view.id)} onDeleted={() => setDeleted(view)} />
            )}
          </li>
        ))}
      </ul>
      {deleted && <Deleted view={deleted} onRestored={() => setDeleted(null)} />}
    </Dialog>
  );
}

/** Shows an error, if any. Returns whether the change succeeded. */
async function isDone(sent: PromiseLike<{ error?: unknown }>): Promise<boolean> {
  const { error } = await sent;
  if (error) showToast(errorText(error), { variant: 'error', durationMs: 4000 });
  return !error;
}

/** A deleted view can be restored while the dialog is open. */
function Deleted({ view: { id, ...body }, onRestored }: { view: ListView; onRestored: () => void }) {
  const t = useText(listViewsEn);
  const [save, { isLoading }] = useSaveListViewMutation();

  async function restore() {
    if (await isDone(save({ id, body }))) onRestored();
  }

  return (
    <div className="mt-2 flex items-center gap-3 rounded-12 bg-sunken px-4 py-2">
      <p role="status" className="min-w-0 flex-1 truncate text-14">
        {t('deleted', { name: body.name })}
      </p>
      <Button variant="outline" size={36} busy={isLoading} onClick={restore}>
        {t('undo')}
      </Button>
    </div>
  );
}

interface RowProps {
  view: ListView;
  onRename: () => void;
  onDeleted: () => void;
}

function ViewRow({ view, onRename, onDeleted }: RowProps) {
  const t = useText(listViewsEn);
  const { id, ...body } = view;
  const { name, isDefault } = body;
  const [save, { isLoading }] = useSaveListViewMutation();
  const [remove] = useDeleteListViewMutation();

  async function deleteIt() {
    if (await isDone(remove({ id }))) onDeleted();
  }

  return (
    <div className="flex items-center gap-1">
      <span className="min-w-0 flex-1 truncate text-14 font-strong" title={name}>
        {name}
      </span>
      <IconButton
        size={44}
        label={t(isDefault ? 'notOpenWith' : 'openWith', { name })}
        aria-pressed={isDefault}
        disabled={isLoading}
        onClick={() => void isDone(save({ id, body: { ...body, isDefault: !isDefault } }))}
      >
        <Star aria-hidden="true" className={cx('size-5', isDefault && 'fill-current text-mango-mark')} />
      </IconButton>
      <IconButton size={44} label={t('rename', { name })} onClick={onRename}>
        <Pencil aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton size={44} label={t('delete', { name })} onClick={() => void deleteIt()}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

const NewName = z.object({ name: ListViewName });

function Renaming({ view: { id, ...body }, onDone }: { view: ListView; onDone: () => void }) {
  const t = useText(listViewsEn);
  const [save] = useSaveListViewMutation();
  const form = useSchemaForm(NewName, { name: body.name });

  async function rename({ name }: z.infer<typeof NewName>) {
    await save({ id, body: { ...body, name } }).unwrap();
    onDone();
  }

  const wrong = form.errorOf('name') ? t('nameNeeded') : (form.refusal ?? undefined);
  return (
    <form {...form.props(rename)} className="flex items-start gap-2">
      <TextField
        {...form.register('name')}
        hideLabel
        label={t('name')}
        size={36}
        maxLength={60}
        autoComplete="off"
        // The edit button was pressed to type a name.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="min-w-0 flex-1"
        error={wrong}
      />
      <Button type="submit" size={36} busy={form.isBusy}>
        {t('save')}
      </Button>
    </form>
  );
}
