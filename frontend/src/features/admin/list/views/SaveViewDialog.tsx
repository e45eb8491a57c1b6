import { useState } from 'react';
import * as z from 'zod/mini';
import { ListViewName, type StaffList } from '#contracts/account/list-views.ts';
import { newId } from '../../../../browser/new-id.ts';
import { FormDialog } from '../../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { useSaveListViewMutation } from './api.ts';
import { listViewsEn } from './list-views.en.ts';

interface Props {
  list: StaffList;
  query: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

const NamedView = z.object({ name: ListViewName, isDefault: z.boolean() });

/** Saves the current filters under a name. */
export function SaveViewDialog({ list, query, onSaved, onClose }: Props) {
  const t = useText(listViewsEn);
  // A retry after a lost response must not create a second view.
  const [id] = useState(() => newId());
  const [send] = useSaveListViewMutation();
  const form = useSchemaForm(NamedView, { name: '', isDefault: false });

  async function save({ name, isDefault }: z.infer<typeof NamedView>) {
    await send({ id, body: { list, name, query, isDefault } }).unwrap();
    onSaved(id);
    showToast(t('saved', { name }), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('saveTitle')}
      description={t('saveHint')}
      form={form}
      confirm={t('save')}
      back={t('goBack')}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name') && t('nameNeeded')}
      />
      <Checkbox {...form.register('isDefault')} label={t('openWithIt')} />
    </FormDialog>
  );
}
