import { Controller } from 'react-hook-form';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useAmountQuestion } from '../../../forms/use-amount-question.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useAddServiceMutation, useChangeServiceMutation } from './api.ts';
import { CategoryField } from './CategoryField.tsx';
import { IconPicker } from './IconPicker.tsx';
import { changedFields, fieldsOfService, newService, ServiceForm, type ServiceFields } from './service-form.ts';
import { SubcategorySelect } from './SubcategorySelect.tsx';
import { servicesEn } from './services.en.ts';

interface Props {
  /** null: a new service. */
  service: Service | null;
  onClose: () => void;
}

export function ServiceDialog({ service, onClose }: Props) {
  const t = useText(servicesEn);
  const save = useSaveService(service);
  const confirmAmounts = useAmountQuestion();
  const form = useSchemaForm(ServiceForm, service ? fieldsOfService(service) : newService, {
    amount_too_high: 'basePrice',
    unsafe_icon: 'icon',
  });

  return (
    <FormDialog
      title={service ? t('changeTitle', { name: service.name }) : t('addTitle')}
      description={t('formHint')}
      form={form}
      onSend={save}
      confirmFirst={({ basePrice }) => confirmAmounts(basePrice, service?.basePrice)}
      onClose={onClose}
      back={t('cancel')}
      confirm={t(service ? 'saveChanges' : 'saveNew')}
    >
      <TextField
        {...form.register('name')}
        label={t('name')}
        hint={t('nameHint')}
        error={form.errorOf('name') && t('nameError')}
        maxLength={200}
      />
      <TextField
        {...form.register('title')}
        label={t('title')}
        hint={t('titleHint')}
        error={form.errorOf('title') && t('titleError')}
        maxLength={200}
      />
      <Controller
        control={form.control}
        name="category"
        render={({ field }) => (
          <CategoryField
            value={field.value}
            onChange={field.onChange}
            error={form.errorOf('category') && t('categoryError')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="subcategory"
        render={({ field }) => (
          <SubcategorySelect control={form.control} value={field.value ?? null} onChange={field.onChange} />
        )}
      />
      <Controller
        control={form.control}
        name="icon"
        render={({ field }) => (
          <IconPicker value={field.value} onChange={field.onChange} error={form.errorOf('icon')} />
        )}
      />
      <TextArea
        {...form.register('description')}
        label={t('description')}
        error={form.errorOf('description') && t('descriptionError')}
        maxLength={1000}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <AmountField
          control={form.control}
          name="basePrice"
          label={t('basePrice')}
          error={form.errorOf('basePrice') && t('basePriceError')}
        />
        <TextField
          {...form.register('durationMinutes', { valueAsNumber: true })}
          label={t('minutes')}
          type="number"
          inputMode="numeric"
          min={15}
          max={720}
          step={15}
          hint={t('minutesHint')}
          error={form.errorOf('durationMinutes') && t('minutesError')}
        />
      </div>
      <Checkbox {...form.register('urgent')} label={t('urgentLabel')} />
    </FormDialog>
  );
}

function useSaveService(service: Service | null): (fields: ServiceFields) => Promise<void> {
  const t = useText(servicesEn);
  const [add] = useAddServiceMutation();
  const [change] = useChangeServiceMutation();
  return async (fields) => {
    if (!service) await add({ body: fields }).unwrap();
    else {
      const body = changedFields(fieldsOfService(service), fields);
      if (Object.keys(body).length === 0) return;
      await change({ id: service.id, body }).unwrap();
    }
    if (service && service.basePrice !== fields.basePrice)
      showToast(
        t('priceChanged', {
          name: fields.name,
          amount: priceChange(service.basePrice, fields.basePrice, formatPesoShort),
        }),
        { variant: 'success', durationMs: 4000 },
      );
    else showToast(t(service ? 'changed' : 'added', { name: fields.name }), { variant: 'success' });
  };
}
