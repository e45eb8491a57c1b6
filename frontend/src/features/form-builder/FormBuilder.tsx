import { useState } from 'react';
import { formDifferences } from '#contracts/form/form-differences.ts';
import type { CategoryFormEditor, FormEditor } from '#contracts/views/form.ts';
import { errorText } from '../../api/error-text.ts';
import type { Language } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ask } from '../../ui/over-the-page/alert.ts';
import { showToast } from '../../ui/over-the-page/toast.ts';
import { Tabs } from '../../ui/pressing/Tabs.tsx';
import { problemsOf } from './field-problems.ts';
import { formBuilderEn } from './form-builder.en.ts';
import { ChangedMeanwhile } from './parts/ChangedMeanwhile.tsx';
import { FormPreview } from './parts/FormPreview.tsx';
import { FormVersions } from './parts/FormVersions.tsx';
import { LanguageSwitch } from './parts/LanguageSwitch.tsx';
import { PublishMessage } from './parts/PublishMessage.tsx';
import { QuestionsTab } from './parts/QuestionsTab.tsx';
import { SaveBar } from './parts/SaveBar.tsx';
import { type FormEdits, type SaveForm, useFormEdits } from './use-form-edits.ts';

interface Props {
  editor: FormEditor | CategoryFormEditor;
  /** Storage name of unsaved questions in this tab. */
  name: string;
  save: SaveForm;
  mayChange?: boolean;
}

type Tab = 'questions' | 'preview' | 'versions';

/** Tabs; the first is open initially. Read-only users see the preview and the versions. */
function tabsFor(mayChange: boolean): readonly [Tab, ...Tab[]] {
  return mayChange ? ['questions', 'preview', 'versions'] : ['preview', 'versions'];
}

/** A form's questions, their preview and earlier versions. */
export function FormBuilder({ editor, name, save, mayChange = true }: Props) {
  const t = useText(formBuilderEn);
  const edits = useFormEdits(editor, name, save);
  const tabs = tabsFor(mayChange);
  const [tab, setTab] = useState<Tab>(tabs[0]);
  const [language, setLanguage] = useState<Language>('en');
  const [openId, setOpenId] = useState<string | null>(null);
  const [areProblemsShown, setAreProblemsShown] = useState(false);
  const problems = problemsOf(edits.fields);

  /** Opens the first question with an error. */
  function isWhole(): boolean {
    const first = edits.fields.find((_, index) => problems.has(index));
    setAreProblemsShown(first !== undefined);
    if (!first) return true;
    setTab('questions');
    setOpenId(first.id);
    showToast(t('incomplete', { count: problems.size }), { variant: 'error', durationMs: 4000 });
    return false;
  }

  async function send(sending: () => Promise<void>, done: string) {
    try {
      await sending();
      showToast(done, { variant: 'success' });
    } catch (error) {
      showToast(errorText(error), { variant: 'error', durationMs: 4000 });
    }
  }

  async function publish() {
    if (!isWhole()) return;
    const message = <PublishMessage differences={formDifferences(editor.fields, edits.fields)} />;
    if (await ask({ title: t('publishTitle'), message, ok: t('publish'), cancel: t('notYet') }))
      await send(edits.publish, t('nowAsked'));
  }

  function restore({ fields }: { fields: FormEdits['fields'] }) {
    edits.edit({ kind: 'restore', fields });
    setTab('questions');
  }

  return (
    <>
      {edits.newer && <ChangedMeanwhile onTake={edits.takeNewer} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Tabs
          label={t('views')}
          items={tabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={setTab}
        >
          {tab === 'questions' && (
            <QuestionsTab
              {...{ language, openId }}
              fields={edits.fields}
              problems={areProblemsShown ? problems : noProblems}
              onLanguage={setLanguage}
              onOpen={setOpenId}
              edit={edits.edit}
            />
          )}
          {tab === 'preview' && (
            <div className="grid grid-cols-1 gap-3">
              <LanguageSwitch value={language} onChange={setLanguage} />
              <FormPreview fields={edits.fields} language={language} />
            </div>
          )}
          {tab === 'versions' && (
            <FormVersions
              versions={editor.versions}
              language={language}
              onLanguage={setLanguage}
              onRestore={mayChange ? restore : null}
            />
          )}
        </Tabs>
        {tab === 'questions' && (
          <aside aria-label={t('preview')} className="sticky top-4 max-lg:hidden">
            <FormPreview fields={edits.fields} language={language} />
          </aside>
        )}
      </div>
      {mayChange && (
        <SaveBar
          state={stateOf(edits, editor)}
          canUndo={edits.canUndo}
          onUndo={() => edits.edit({ kind: 'undo' })}
          onSave={async () => void (isWhole() && (await send(edits.saveDraft, t('draftSaved'))))}
          onPublish={publish}
          onDiscard={editor.draft && (() => send(() => edits.discardDraft(editor.fields), t('draftDropped')))}
        />
      )}
    </>
  );
}

const noProblems: ReturnType<typeof problemsOf> = new Map();

function stateOf({ isChanged }: FormEdits, { draft, fields }: FormEditor) {
  if (isChanged) return 'unsaved';
  if (draft) return 'draft';
  return fields.length > 0 ? 'published' : 'nothing';
}
