import { addressCalls } from '#contracts/calls/account-addresses.ts';
import type { Address } from '#contracts/fields.ts';
import type { SavedAddress } from '#contracts/views/account-addresses.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { addressLine } from '../address/address-text.ts';
import { addressBookEn } from './address-book.en.ts';
import { useListAddressesQuery, useRenameAddressMutation, useSaveAddressMutation } from './api.ts';

interface Props {
  /** A saved address gets another name; any other address is saved under one. */
  address: Address | SavedAddress;
  onSaved?: () => void;
  onClose: () => void;
}

export function AddressNameDialog({ address: given, onSaved, onClose }: Props) {
  const t = useText(addressBookEn);
  const [save] = useSaveAddressMutation();
  const [rename] = useRenameAddressMutation();
  const isFirst = useListAddressesQuery({}).data?.items.length === 0;
  const saved = 'id' in given ? given : null;
  const address = 'id' in given ? given.address : given;
  const form = useSchemaForm(
    addressCalls.renameAddress.body,
    { label: saved?.label ?? (isFirst ? t('home') : '') },
    { already_exists: 'label' },
  );

  async function send({ label }: { label: string }) {
    if (saved) await rename({ id: saved.id, body: { label } }).unwrap();
    else await save({ body: { label, address } }).unwrap();
    showToast(t('isSaved', { label }), { variant: 'success' });
    onSaved?.();
  }

  return (
    <FormDialog
      title={t(saved ? 'renameTitle' : 'saveTitle')}
      description={addressLine(address)}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('save')}
    >
      <TextField
        {...form.register('label')}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={40}
        autoComplete="off"
        error={form.errorOf('label')}
      />
    </FormDialog>
  );
}
