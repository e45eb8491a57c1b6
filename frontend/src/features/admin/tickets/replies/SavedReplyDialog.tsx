import * as z from 'zod/mini';
import { ReplyContent } from '#contracts/calls/support-replies.ts';
import { languages } from '#contracts/roles.ts';
import { replyPlaceholders, unknownPlaceholders } from '#contracts/support/support-replies-text.ts';
import type { SavedReply } from '#contracts/views/support-replies.ts';
import { FormDialog } from '../../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { useAddSavedReplyMutation, useChangeSavedReplyMutation } from './api.ts';
import { savedRepliesEn } from './saved-replies.en.ts';

interface Props {
  /** null: a new one. */
  reply: SavedReply | null;
  onClose: () => void;
}

const Words = z.string().check(
  z.trim(),
  z.maxLength(4000),
  z.refine((text) => unknownPlaceholders(text).length === 0),
);
/** The request body, with empty strings for missing languages. */
const ReplyForm = z
  .object({ title: ReplyContent.shape.title, en: Words, fil: Words, ceb: Words })
  .check(z.refine(({ en, fil, ceb }) => [en, fil, ceb].some((text) => text !== ''), { path: ['en'] }));

/** Adds or edits a saved reply. */
export function SavedReplyDialog({ reply, onClose }: Props) {
  const t = useText(savedRepliesEn);
  const save = useSaving(reply);
  const { title = '', texts = {} } = reply ?? {};
  const { en = '', fil = '', ceb = '' } = texts;
  const form = useSchemaForm(ReplyForm, { title, en, fil, ceb }, { already_exists: 'title' });
  return (
    <FormDialog
      title={reply ? t('changeTitle', { title }) : t('addTitle')}
      description={t('formText')}
      form={form}
      onSend={save}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('save')}
    >
      <TextField
        {...form.register('title')}
        label={t('name')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('title')}
      />
      {languages.map((language) => (
        <TextArea
          key={language}
          {...form.register(language)}
          label={t(language)}
          lang={language}
          maxLength={4000}
          error={form.errorOf(language) && t('textError')}
        />
      ))}
      <Braces />
    </FormDialog>
  );
}

function Braces() {
  const t = useText(savedRepliesEn);
  return (
    <section>
      <h3 className="mb-1.5 text-14 font-strong tracking-normal">{t('braces')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-14">
        {replyPlaceholders.map((name) => (
          <div key={name} className="contents">
            <dt>
              <code className="rounded-8 bg-sunken px-1.5 py-0.5">{`{${name}}`}</code>
            </dt>
            <dd className="text-muted">{t(`brace_${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useSaving(reply: SavedReply | null) {
  const t = useText(savedRepliesEn);
  const [add] = useAddSavedReplyMutation();
  const [change] = useChangeSavedReplyMutation();
  return async ({ title, ...written }: z.infer<typeof ReplyForm>) => {
    const texts = Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ''));
    if (reply) await change({ id: reply.id, body: { title, texts, version: reply.version } }).unwrap();
    else await add({ body: { title, texts } }).unwrap();
    showToast(t('saved'), { variant: 'success' });
  };
}
