import * as z from 'zod/mini';
import { Email, PlainName } from '#contracts/fields.ts';
import type { User } from '#contracts/views/account.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { NameFields } from '../../account/parts/NameFields.tsx';
import { Fetched } from '../../../api/Fetched.tsx';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { OptionalMobile } from '../../../forms/form-fields.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { isLanguage, languages } from '../../../i18n/languages.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useThemeChoice, type ThemeChoice } from '../../../ui/theme.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeMeMutation, useMeQuery } from '../../account/api.ts';
import { SettingsSections } from '../../account/settings/SettingsSections.tsx';
import { useListAuditLogsQuery } from '../api.ts';
import { EventList } from '../EventList.tsx';
import { adminProfileEn } from './admin-profile.en.ts';
import { PictureButton } from './PictureButton.tsx';

const Profile = z.object({ firstName: PlainName, lastName: PlainName, email: Email, phone: OptionalMobile });

/** The admin's name, picture, permissions, appearance settings and recent actions. */
export function AdminProfileScreen() {
  const t = useText(adminProfileEn);
  const me = useMeQuery();
  return (
    <>
      <PageHeader dense title={t('profile')} subtitle={t('subtitle')} />
      <Fetched of={me} failed={t('loadFailed')} waiting={<SkeletonPage />}>
        {({ user }) => (
          <div className="grid max-w-5xl grid-cols-1 items-start gap-3.5 lg:grid-cols-2">
            <div className="flex flex-col gap-3.5">
              <AboutYou user={user} />
              <ThisApp />
              <IfPermitted do="audit.read">
                <Doings user={user} />
              </IfPermitted>
            </div>
            <div className="flex flex-col gap-3.5">
              <SettingsSections of="admin" />
            </div>
          </div>
        )}
      </Fetched>
    </>
  );
}

function AboutYou({ user }: { user: User }) {
  const t = useText(adminProfileEn);
  const [change] = useChangeMeMutation();
  const form = useSchemaForm(
    Profile,
    { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: user.phone ?? '' },
    { email_taken: 'email', phone_taken: 'phone' },
  );

  async function send(body: z.output<typeof Profile>) {
    await change({ body }).unwrap();
    showToast(t('saved'), { variant: 'success' });
  }

  return (
    <Card title={t('aboutYou')}>
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <Avatar name={user.name} src={user.avatar} size={96} />
        <PictureButton />
      </div>
      <form {...form.props(send)} className="flex flex-col gap-4">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <NameFields register={form.register} errorOf={form.errorOf} />
        <EmailField {...form.register('email')} label={t('email')} error={form.errorOf('email')} />
        <FormPhoneField control={form.control} name="phone" label={t('phone')} error={form.errorOf('phone')} />
        <Button type="submit" size={44} busy={form.isBusy} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Card>
  );
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function ThisApp() {
  const t = useText(adminProfileEn);
  const [language, chooseLanguage] = useLanguage();
  const [theme, chooseTheme] = useThemeChoice();
  const options = Object.entries(languages).map(([value, label]) => ({ value, label }));
  return (
    <Card title={t('thisApp')}>
      <div className="flex flex-col gap-4">
        <Select
          label={t('language')}
          options={options}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && void chooseLanguage(target.value)}
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-14 font-strong">
            {t('theme')}
          </p>
          <SegmentedControl
            wide
            label={t('theme')}
            options={themes.map((value) => ({ value, label: t(value) }))}
            value={theme}
            onChange={chooseTheme}
          />
        </div>
      </div>
    </Card>
  );
}

const SHOWN = 6;

function Doings({ user: { id } }: { user: User }) {
  const t = useText(adminProfileEn);
  const { data } = useListAuditLogsQuery({ actor: id, limit: SHOWN });
  return (
    <Card
      title={t('yourDoings')}
      end={
        <TextLink to={`/admin/audit-logs?who=${encodeURIComponent(id)}`} className="text-14">
          {t('allYourDoings')}
        </TextLink>
      }
    >
      {data?.items.length === 0 ? (
        <p className="text-14 text-muted">{t('noDoings')}</p>
      ) : (
        <EventList rows={data?.items ?? []} actorId={id} />
      )}
    </Card>
  );
}
