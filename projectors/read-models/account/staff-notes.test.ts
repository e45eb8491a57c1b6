import { expect, it } from 'vitest';
import { given, recorder } from '../testing/given-events.ts';
import { accounts } from './accounts.ts';
import { staffNotes } from './staff-notes.ts';

const carla = { accountId: 'a-carla', name: 'Carla Lim', avatar: null };

it('keeps each note with its subject, author and time', async () => {
  const happened = recorder();
  const about = { stream: 'account-a-jun' };
  const { documents } = await given(staffNotes, [
    happened('StaffNoteAdded', { noteId: 'n-1', text: 'Called about late arrivals', by: carla }, about),
    happened('StaffNoteAdded', { noteId: 'n-2', text: 'Agreed to start later', by: carla }, about),
  ]);
  expect([...documents.values()]).toMatchObject([
    { id: 'n-1', accountId: 'a-jun', text: 'Called about late arrivals', by: { name: 'Carla Lim' } },
    { id: 'n-2', accountId: 'a-jun' },
  ]);
});

it('sends no push to the person', async () => {
  const note = recorder()('StaffNoteAdded', { noteId: 'n-1', text: 'A note', by: carla }, { stream: 'account-a-jun' });
  expect((await given(accounts, [note])).pushes).toEqual([]);
  expect((await given(staffNotes, [note])).pushes).toEqual([]);
});
