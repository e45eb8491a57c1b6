import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSelector } from 'react-redux';
import { RequiredProof } from '#contracts/calls/account-proof.ts';
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
import { PayoutProofDialog } from './PayoutProofDialog.tsx';
import { PhoneCodeDialog } from './PhoneCodeDialog.tsx';

const hints = { gcash: 'gcashHint', maya: 'mayaHint', bank: 'bankHint' } as const satisfies Record<
  PayoutMethod,
  string
>;
type AccountForm = ReturnType<typeof useSchemaForm<z.input<typeof PayoutForm>, NewAccount>>;
const icons = { gcash: 'gcash', maya: 'maya', bank: 'bank_transfer' } as const;

/** `phone`: the worker's number, to which the server's code is sent; null where no texts are sent. */
export function PayoutAccountForm({ known, phone }: { known: PayoutAccount | null; phone: string | null }) {
  const t = useText(payoutEn);
  const methodName = usePayoutMethodName();
  const user = useSelector(selectUser);
  const [send] = useSetPayoutAccountMutation();
  const [toConfirm, setToConfirm] = useState<{ body: NewAccount; phone: string } | null>(null);
  const [toProve, setToProve] = useState<{ body: NewAccount; needed: RequiredProof } | null>(null);
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
      const needed = neededProof(error);
      if (needed) return setToProve({ body, needed });
      if (!needsCode(error) || phone === null) throw error;
      setToConfirm({ body, phone });
    }
  }

  function told(account: PayoutAccount) {
    setToConfirm(null);
    setToProve(null);
    showToast(t('saved', { method: account.bank ?? methodName(account.method), account: account.account }), {
      variant: 'success',
    });
  }

  return (
    <>
      <form {...form.props(save)} className="grid gap-5">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <AccountFields form={form} />
        <ConfirmationNote phone={phone} isChange={known !== null} />
        <Button type="submit" busy={form.isBusy} className="sm:justify-self-start">
          {t('save')}
        </Button>
      </form>
      {toProve && (
        <PayoutProofDialog
          needed={toProve.needed}
          prove={async (proof) => told(await send({ body: { ...toProve.body, proof } }).unwrap())}
          onClose={() => setToProve(null)}
        />
      )}
      {toConfirm && (
        <PhoneCodeDialog
          phone={toConfirm.phone}
          confirm={async (phoneCode) => told(await send({ body: { ...toConfirm.body, phoneCode } }).unwrap())}
          onClose={() => setToConfirm(null)}
        />
      )}
    </>
  );
}

function ConfirmationNote({ phone, isChange }: { phone: string | null; isChange: boolean }) {
  const t = useText(payoutEn);
  return (
    <p className="text-13 text-muted">
      {phone === null ? t('proofNote') : t('codeNote', { phone: formatPhone(phone) })}{' '}
      {isChange && <span>{t('waitNote', { hours: ACCOUNT_HOLD_HOURS })}</span>}
    </p>
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

/** The proofs that the account has; none of them: the form shows the server's refusal. */
function neededProof(error: unknown): RequiredProof | null {
  const { data } = z.safeParse(RequiredProof, isCallError(error) && detailsOf(error));
  return data && data.ways.length > 0 ? data : null;
}

function needsCode(error: unknown): boolean {
  return isCallError(error) && error.code === 'not_allowed_now' && detailsOf(error).needs === 'phoneCode';
}
