import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { ContactConfirmation, type Contact } from './ContactConfirmation.tsx';
import { contactEn } from '../contact.en.ts';
import { contactsToConfirm } from '../contacts-to-confirm.ts';
import { shownAddress } from '../shown-address.ts';

function titleOf({ kind, isWanted }: Contact) {
  if (kind === 'email') return 'newEmail';
  return isWanted ? 'newPhone' : 'ownPhone';
}

/** One card per contact that waits for its code. */
export function ContactsToConfirm() {
  const t = useText(contactEn);
  const user = useSelector(selectUser);
  return (user ? contactsToConfirm(user) : []).map((contact) => (
    <Card key={contact.address} aria-label={t(titleOf(contact))} title={t(titleOf(contact))}>
      <ContactConfirmation {...contact} />
    </Card>
  ));
}

/** One line per contact that waits, with a link to its confirmation. */
export function ContactsWaiting({ to }: { to: string }) {
  const t = useText(contactEn);
  const user = useSelector(selectUser);
  return (user ? contactsToConfirm(user) : []).map(({ address }) => (
    <Note key={address} tone="warning" className="mt-3">
      <span className="wrap-anywhere">{t('waiting', { address: shownAddress(address) })}</span>{' '}
      <TextLink inline to={to}>
        {t('goConfirm')}
      </TextLink>
    </Note>
  ));
}
