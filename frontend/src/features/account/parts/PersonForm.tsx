import { useState } from 'react';
import * as z from 'zod/mini';
import { Email, Name } from '#contracts/fields.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { NameFields } from './NameFields.tsx';
import { OptionalMobile } from '../../../forms/form-fields.ts';
import type { StoredUser } from '../../../browser/storage.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { contactEn } from '../contact.en.ts';
import { profileEn } from '../profile.en.ts';
import { shownAddress } from '../shown-address.ts';
import { useChangeContact } from '../use-change-contact.ts';

const orNone = z.pipe(
  z.string(),
  z.transform((text) => text.trim() || undefined),
);
const Person = z.object({
  firstName: Name,
  lastName: Name,
  email: z.pipe(orNone, z.optional(Email)),
  phone: OptionalMobile,
});

type Details = z.input<typeof Person>;

/** Only changed fields are sent: the other values may be outdated by a change on another device. */
export function changesOf(body: z.output<typeof Person>, loaded: Details): Partial<Details> {
  const { firstName, lastName, email, phone } = body;
  return {
    ...(firstName !== loaded.firstName && { firstName }),
    ...(lastName !== loaded.lastName && { lastName }),
    ...(email && email !== loaded.email && { email }),
    ...(phone && phone !== loaded.phone && { phone }),
  };
}

/** Name, email and mobile number. A phone-only account has no email; an existing email can be changed, not removed. */
export function PersonForm({ user }: { user: StoredUser }) {
  const t = useText(profileEn);
  const contactText = useText(contactEn);
  const change = useChangeContact();
  // Values that the form was filled with or saved since; `user` may be newer.
  const [loaded, setLoaded] = useState<Details>({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email ?? '',
    phone: user.phone ?? '',
  });
  const form = useSchemaForm(loaded.email ? z.extend(Person, { email: Email }) : Person, loaded);

  async function save(body: z.output<typeof Person>) {
    const changes = changesOf(body, loaded);
    const { email, phone, ...names } = changes;
    const saved = Object.keys(changes).length > 0 ? await change(changes) : null;
    setLoaded({ ...loaded, ...names });
    // The field keeps the current contact; the pending one is confirmed beside it.
    form.setValue('email', loaded.email);
    form.setValue('phone', loaded.phone);
    const wanted = [email && saved?.pendingEmail, phone && saved?.pendingPhone].flatMap((address) =>
      address ? [shownAddress(address)] : [],
    );
    showToast(wanted.length > 0 ? contactText('codeSent', { addresses: wanted.join(', ') }) : t('saved'), {
      variant: 'success',
    });
  }

  return (
    <form {...form.props(save)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <NameFields register={form.register} errorOf={form.errorOf} />
      <EmailField {...form.register('email')} label={t('email')} hint={t('emailHint')} error={form.errorOf('email')} />
      <FormPhoneField
        control={form.control}
        name="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        error={form.errorOf('phone')}
      />
      <Button type="submit" busy={form.isBusy} className="sm:justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
