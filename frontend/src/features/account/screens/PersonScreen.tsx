import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { ContactsToConfirm } from '../parts/ContactsToConfirm.tsx';
import { PersonForm } from '../parts/PersonForm.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { profileEn } from '../profile.en.ts';

/** /client/profile/edit */
export function EditProfileScreen() {
  return <Person title="editProfile" back="/client/profile" />;
}

/** /worker/profile/basic */
export function BasicDetailsScreen() {
  return <Person title="basicTitle" back="/worker-profile" />;
}

function Person({ title, back }: { title: 'editProfile' | 'basicTitle'; back: string }) {
  const t = useText(profileEn);
  const user = useSelector(selectUser);
  return (
    <div className="max-w-180">
      <PageHeader title={t(title)} back={{ to: back, label: t('backToProfile') }} />
      <div className="grid gap-4">
        <ContactsToConfirm />
        <Card title={t('picture')}>
          <PictureField />
        </Card>
        <Card title={t('details')}>{user && <PersonForm key={`${user.email} ${user.phone}`} user={user} />}</Card>
      </div>
    </div>
  );
}
