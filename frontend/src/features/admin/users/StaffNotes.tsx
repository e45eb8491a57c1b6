import { useId, useState } from 'react';
import { NewStaffNote } from '#contracts/calls/account-staff.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { AdminUser } from '#contracts/views/account.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { useAddStaffNoteMutation, useListStaffNotesQuery } from './api.ts';
import { workerFiguresEn } from './worker-figures.en.ts';

const PAGE = 5;
const MAX_NOTES = 100;

/** Staff notes about a person, and a form for new ones. */
export function StaffNotes({ user }: { user: AdminUser }) {
  const t = useText(workerFiguresEn);
  const locale = useLocale();
  const id = useId();
  const [limit, setLimit] = useState(PAGE);
  const query = useListStaffNotesQuery({ id: user.id, limit });
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-14 font-strong tracking-normal">
        {t('notes')}
      </h3>
      <IfPermitted do="people.help">
        <NoteForm user={user} />
      </IfPermitted>
      <Fetched of={query} waiting={<SkeletonList rows={1} />} failed={t('notesFailed')}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <p className="text-13 text-muted">{t('noNotes')}</p>}
            <ul className="grid gap-3">
              {items.map((note) => (
                <li key={note.id} className="text-14">
                  <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note.text}</p>
                  <p className="text-13 text-muted">
                    {t('noteBy', { name: note.by.name, when: formatDayAndTime(note.at, locale) })}
                  </p>
                </li>
              ))}
            </ul>
            {total > items.length && limit < MAX_NOTES && (
              <Button
                variant="outline"
                size={36}
                className="justify-self-start"
                busy={query.isFetching}
                onClick={() => setLimit(MAX_NOTES)}
              >
                {t('moreNotes')}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </section>
  );
}

function NoteForm({ user: { id, name } }: { user: AdminUser }) {
  const t = useText(workerFiguresEn);
  const [add] = useAddStaffNoteMutation();
  const form = useSchemaForm(NewStaffNote, { text: '' });

  async function save({ text }: { text: string }) {
    await add({ id, body: { text } }).unwrap();
    form.reset({ text: '' });
    showToast(t('noteAdded'), { variant: 'success' });
  }

  return (
    <form {...form.props(save)} className="grid gap-3">
      <TextArea
        {...form.register('text')}
        label={t('newNote')}
        hint={t('newNoteHint', { name: firstName(name) })}
        maxLength={2000}
        error={form.errorOf('text') && t('noteNeeded')}
      />
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" variant="outline" size={44} className="justify-self-start" busy={form.isBusy}>
        {t('addNote')}
      </Button>
    </form>
  );
}
