import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Name } from '#contracts/fields.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { OptionalMobile } from '../../../forms/form-fields.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { ContactConfirmation } from '../parts/ContactConfirmation.tsx';
import { NameFields } from '../parts/NameFields.tsx';
import { useChangeContact } from '../use-change-contact.ts';

const Person = z.object({ firstName: Name, lastName: Name, phone: OptionalMobile });

/** /complete-profile: asks for missing details. The guards redirect users without a name; a number is optional. */
export function CompleteProfileScreen() {
  const t = useText(accountEn);
  const user = useSelector(selectUser);
  const { state } = useLocation();
  const [isNamed, setIsNamed] = useState(false);
  const next = wantedPath(state) ?? '/dashboard';
  if (!user?.isAuthenticated) return <Navigate to="/login" replace state={state} />;
  const wanted = user.pendingPhone ?? '';
  if (isNamed && wanted === '') return <Navigate to={next} replace />;
  return (
    <AuthFrame title={t('completeTitle')} intro={t('completeIntro')}>
      {isNamed ? (
        <div className="grid gap-4">
          <ContactConfirmation kind="phone" address={wanted} present={null} isWanted />
          <ButtonLink to={next} variant="outline" wide>
            {t('completeLater')}
          </ButtonLink>
        </div>
      ) : (
        <PersonForm onSaved={() => setIsNamed(true)} />
      )}
      <p className="mt-4 text-center">
        <TextLink to="/logout">{t('logOut')}</TextLink>
      </p>
    </AuthFrame>
  );
}

function PersonForm({ onSaved }: { onSaved: () => void }) {
  const t = useText(accountEn);
  const user = useSelector(selectUser);
  const change = useChangeContact();
  const form = useSchemaForm(
    Person,
    { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', phone: user?.phone ?? '' },
    { phone_taken: 'phone' },
  );

  async function save({ phone, ...names }: z.output<typeof Person>) {
    await change({ ...names, ...(phone && phone !== user?.phone && { phone }) });
    onSaved();
  }

  return (
    <form {...form.props(save)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <NameFields register={form.register} errorOf={form.errorOf} />
      <FormPhoneField
        control={form.control}
        name="phone"
        label={t('phoneOptional')}
        hint={t('phoneHint')}
        error={form.errorOf('phone')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('completeSave')}
      </Button>
    </form>
  );
}
