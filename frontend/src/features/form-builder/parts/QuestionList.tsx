import type { FormFields } from '#contracts/form/form-definition.ts';
import { wordsIn } from '#contracts/form/words.ts';
import { SortingList } from '../../../forms/sorting/SortingList.tsx';
import type { Language } from '../../../i18n/languages.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { FormEdit } from '../edited-form.ts';
import type { FieldProblems } from '../field-problems.ts';
import { formBuilderEn } from '../form-builder.en.ts';
import { QuestionCard } from './QuestionCard.tsx';

interface Props {
  fields: FormFields;
  language: Language;
  problems: ReadonlyMap<number, FieldProblems>;
  openId: string | null;
  onOpen: (id: string | null) => void;
  edit: (edit: FormEdit) => void;
}

const nothing: FieldProblems = {};

export function QuestionList({ fields, language, problems, openId, onOpen, edit }: Props) {
  const t = useText(formBuilderEn);
  return (
    <SortingList
      items={fields.map(({ id, label }) => ({ id, name: wordsIn(label, language) || t('newQuestion') }))}
      onMove={(id, to) => edit({ kind: 'move', id, to })}
    >
      {fields.map((field, index) => (
        <QuestionCard
          key={field.id}
          {...{ field, fields, language, edit }}
          problems={problems.get(index) ?? nothing}
          isOpen={openId === field.id}
          onToggle={() => onOpen(openId === field.id ? null : field.id)}
        />
      ))}
    </SortingList>
  );
}
