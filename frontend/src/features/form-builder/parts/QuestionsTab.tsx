import type { ComponentProps } from 'react';
import type { FieldType } from '#contracts/form/form-field.ts';
import { isLanguage, type Language, languages } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { formBuilderText } from '../form-builder.text.ts';
import { newField } from '../new-field.ts';
import { AddQuestion } from './AddQuestion.tsx';
import { QuestionList } from './QuestionList.tsx';

interface Props extends ComponentProps<typeof QuestionList> {
  onLanguage: (language: Language) => void;
}

const languageOptions = Object.entries(languages).flatMap(([value, label]) =>
  isLanguage(value) ? [{ value, label }] : [],
);

/** The questions, in the language that is being written. */
export function QuestionsTab({ onLanguage, ...list }: Props) {
  const t = useText(formBuilderText);

  function add(type: FieldType) {
    const field = newField(type);
    list.edit({ kind: 'add', field });
    list.onOpen(field.id);
  }

  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t('languageOfTexts')}
        options={languageOptions}
        value={list.language}
        onChange={onLanguage}
        className="justify-self-start"
      />
      {list.fields.length === 0 && <EmptyState title={t('noQuestions')}>{t('noQuestionsHint')}</EmptyState>}
      <QuestionList {...list} />
      <AddQuestion count={list.fields.length} onAdd={add} />
    </div>
  );
}
