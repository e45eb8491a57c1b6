import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSelector } from 'react-redux';
import { ACCOUNT_HOLD_HOURS } from '#contracts/payout/account-change.ts';
import { payoutMethods, type PayoutAccount, type PayoutMethod } from '#contracts/views/payout.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { detailsOf, isCallError } from '../../../api/call-error.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useSetPayoutAccountMutation } from '../../payout/api.ts';
import { usePayoutMethodName } from '../../payout/use-payout-method-name.ts';
import { MethodIcon } from '../../../domain/payment-method/MethodIcon.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { PayoutForm, type NewAccount } from '../payout-form.ts';
import { payoutEn } from '../payout.en.ts';
import { PhoneCodeDialog } from './PhoneCodeDialog.tsx';

const hints = { gcash: 'gcashHint', maya: 'mayaHint', bank: 'bankHint' } as const satisfies Record<
  PayoutMethod,
  string
>;
type AccountForm = ReturnType<typeof useSchemaForm<z.input<typeof PayoutForm>, NewAccount>>;
const icons = { gcash: 'gcash', maya: 'maya', bank: 'bank_transfer' } as const;

/** `phone`: the worker's number, to which the server's code is sent. */
export function PayoutAccountForm({ known, phone }: { known: PayoutAccount | null; phone: string }) {
  const t = useText(payoutEn);
  const methodName = usePayoutMethodName();
  const user = useSelector(selectUser);
  const [send] = useSetPayoutAccountMutation();
  const [toConfirm, setToConfirm] = useState<NewAccount | null>(null);
  const form = useSchemaForm(PayoutForm, {
    method: known?.method ?? 'gcash',
    phone: '',
    account: '',
    bank: known?.bank ?? '',
    name: known?.name ?? user?.name ?? '',
  });

  async function save(body: NewAccount) {
    try {
      told(await send({ body }).unwrap());
    } catch (error) {
      if (!needsCode(error)) throw error;
      setToConfirm(body);
    }
  }

  function told(account: PayoutAccount) {
    setToConfirm(null);
    showToast(t('saved', { method: account.bank ?? methodName(account.method), account: account.account }), {
      variant: 'success',
    });
  }

  return (
    <>
      <form {...form.props(save)} className="grid gap-5">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <AccountFields form={form} />
        <p className="text-13 text-muted">
          {t('codeNote', { phone: formatPhone(phone) })}{' '}
          {known && <span>{t('waitNote', { hours: ACCOUNT_HOLD_HOURS })}</span>}
        </p>
        <Button type="submit" busy={form.isBusy} className="sm:justify-self-start">
          {t('save')}
        </Button>
      </form>
      {toConfirm && (
        <PhoneCodeDialog
          phone={phone}
          confirm={async (phoneCode) => told(await send({ body: { ...toConfirm, phoneCode } }).unwrap())}
          onClose={() => setToConfirm(null)}
        />
      )}
    </>
  );
}

/** Fields depend on the method. */
function AccountFields({ form: { control, register, errorOf } }: { form: AccountForm }) {
  const t = useText(payoutEn);
  const methodName = usePayoutMethodName();
  const method = useWatch({ control, name: 'method' });
  return (
    <>
      <Controller
        control={control}
        name="method"
        render={({ field: { value, onChange } }) => (
          <RadioGroup
            label={t('method')}
            value={value}
            onChange={onChange}
            options={payoutMethods.map((each) => ({
              value: each,
              label: methodName(each),
              hint: t(hints[each]),
              icon: <MethodIcon method={icons[each]} />,
            }))}
          />
        )}
      />
      {method === 'bank' && (
        <TextField {...register('bank')} label={t('bankName')} hint={t('bankNameHint')} error={errorOf('bank')} />
      )}
      {method === 'bank' && (
        <TextField
          {...register('account')}
          label={t('accountNumber')}
          hint={t('accountHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errorOf('account')}
        />
      )}
      {method !== 'bank' && (
        // The server stores a wallet's number as its account.
        <FormPhoneField
          control={control}
          name="phone"
          label={t('walletNumber', { method: methodName(method) })}
          error={errorOf('phone') ?? errorOf('account')}
        />
      )}
      <TextField
        {...register('name')}
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        error={errorOf('name')}
      />
    </>
  );
}

function needsCode(error: unknown): boolean {
  return isCallError(error) && error.code === 'not_allowed_now' && detailsOf(error).needs === 'phoneCode';
}
