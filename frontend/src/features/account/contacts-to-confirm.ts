import type { StoredUser } from '../../browser/storage.ts';
import type { Contact } from './parts/ContactConfirmation.tsx';

/** Contacts that wait for a code: pending changes, and a number that was never confirmed. */
export function contactsToConfirm({ email, phone, phoneVerified, pendingEmail, pendingPhone }: StoredUser): Contact[] {
  const contacts: Contact[] = [];
  if (pendingEmail) contacts.push({ kind: 'email', address: pendingEmail, present: email || null, isWanted: true });
  if (pendingPhone) contacts.push({ kind: 'phone', address: pendingPhone, present: phone || null, isWanted: true });
  else if (phone && phoneVerified === false)
    contacts.push({ kind: 'phone', address: phone, present: null, isWanted: false });
  return contacts;
}
