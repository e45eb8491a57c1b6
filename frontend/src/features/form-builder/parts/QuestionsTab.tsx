import type { ComponentProps } from 'react';
import type { FieldType } from '#contracts/form/form-field.ts';
import { type Language, languages } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { lackingTexts } from '../lacking-texts.ts';
import { newField } from '../new-field.ts';
import { neighbourOf } from '../neighbour-of.ts';
import type { FormEdit } from '../edited-form.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { ADD_QUESTION_ID, AddQuestion } from './AddQuestion.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { questionHeadId } from './QuestionCard.tsx';
import { QuestionList } from './QuestionList.tsx';

interface Props extends ComponentProps<typeof QuestionList> {
  onLanguage: (language: Language) => void;
}

/** The questions in the language being edited. */
export function QuestionsTab({ onLanguage, ...list }: Props) {
  const t = useText(formBuilderEn);
  const focusNext = useFocusNext();
  const lacking = lackingTexts(list.fields);

  function add(type: FieldType) {
    const field = newField(type);
    list.edit({ kind: 'add', field });
    list.onOpen(field.id);
  }

  function edit(change: FormEdit) {
    const { fields } = list;
    if (change.kind === 'remove') {
      const next = neighbourOf(
        fields,
        fields.findIndex(({ id }) => id === change.id),
      );
      focusNext(next ? questionHeadId(next.id) : ADD_QUESTION_ID);
    }
    list.edit(change);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <LanguageSwitch value={list.language} onChange={onLanguage} />
      {lacking.length > 0 && (
        <p className="text-13 text-muted">
          {lacking.map(({ language, count }) => t('lacks', { language: languages[language], count })).join(' · ')}
        </p>
      )}
      {list.fields.length === 0 && <EmptyState title={t('noQuestions')}>{t('noQuestionsHint')}</EmptyState>}
      <QuestionList {...list} edit={edit} />
      <AddQuestion count={list.fields.length} onAdd={add} />
    </div>
  );
}
