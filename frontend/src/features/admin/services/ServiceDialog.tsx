import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import { categories } from '#contracts/catalogue/categories.ts';
import type { Service } from '#contracts/views/service.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PesoField } from '../../../ui/PesoField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAddServiceMutation, useChangeServiceMutation } from '../../catalogue/api.ts';
import { IconPicker } from './IconPicker.tsx';
import { changedFields, fieldsOfService, newService, ServiceForm, type ServiceFields } from './service-form.ts';
import { servicesText } from './services.text.ts';

interface Props {
  /** null: a new one. */
  service: Service | null;
  onClose: () => void;
}

const CATEGORY_LIST = 'admin-service-categories';

/** Adds a service or changes one. */
export function ServiceDialog({ service, onClose }: Props) {
  const t = useText(servicesText);
  const save = useSaveService(service);
  const defaultValues = service ? fieldsOfService(service) : newService;
  const { register, control, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm({ resolver: standardSchemaResolver(ServiceForm), defaultValues });

  const submit = handleSubmit(async (fields) => {
    try {
      await save(fields);
      onClose();
    } catch (error) {
      setError('root', { message: errorText(error) });
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      place="sheet"
      title={service ? t('changeTitle', { name: service.name }) : t('addTitle')}
      description={t('formHint')}
      actions={<><Button variant="outline" onClick={onClose}>{t('cancel')}</Button><Button busy={isSubmitting} onClick={() => submit()}>{t(service ? 'saveChanges' : 'saveNew')}</Button></>}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField label={t('name')} hint={t('nameHint')} error={errors.name && t('nameError')} maxLength={200} {...register('name')} />
        <TextField label={t('title')} hint={t('titleHint')} error={errors.title && t('titleError')} maxLength={200} {...register('title')} />
        <TextField label={t('category')} hint={t('categoryHint')} error={errors.category && t('categoryError')} list={CATEGORY_LIST} autoComplete="off" {...register('category')} />
        <datalist id={CATEGORY_LIST}>{categories.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</datalist>
        <Controller control={control} name="icon" render={({ field }) => <IconPicker value={field.value} onChange={field.onChange} error={errors.icon && t('iconError')} />} />
        <TextArea label={t('description')} error={errors.description && t('descriptionError')} maxLength={1000} {...register('description')} />
        <div className="grid grid-cols-2 items-start gap-3">
          <Controller control={control} name="basePrice" render={({ field }) => <PesoField label={t('basePrice')} value={field.value || null} onChange={(centavos) => field.onChange(centavos ?? 0)} onBlur={field.onBlur} error={errors.basePrice && t('basePriceError')} />} />
          <TextField label={t('minutes')} type="number" inputMode="numeric" min={15} max={720} step={15} hint={t('minutesHint')} error={errors.durationMinutes && t('minutesError')} {...register('durationMinutes', { valueAsNumber: true })} />
        </div>
        <Checkbox label={t('urgentLabel')} {...register('urgent')} />
        {errors.root?.message && <Note tone="error">{errors.root.message}</Note>}
      </form>
    </Dialog>
  );
}

function useSaveService(service: Service | null): (fields: ServiceFields) => Promise<void> {
  const t = useText(servicesText);
  const [add] = useAddServiceMutation();
  const [change] = useChangeServiceMutation();
  return async (fields) => {
    if (!service) await add({ body: fields }).unwrap();
    else {
      const body = changedFields(fieldsOfService(service), fields);
      if (Object.keys(body).length === 0) return;
      await change({ id: service.id, body }).unwrap();
    }
    showToast(t(service ? 'changed' : 'added', { name: fields.name }), { variant: 'success' });
  };
}
