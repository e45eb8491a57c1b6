import { Plus } from 'lucide-react';
import { MOST_FIELDS } from '#contracts/form/form-definition.ts';
import { type FieldType, fieldTypes } from '#contracts/form/form-field.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { DropdownMenu } from '../../../ui/pressing/DropdownMenu.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { questionKinds } from '../question-kinds.ts';

interface Props {
  count: number;
  onAdd: (type: FieldType) => void;
}

export const ADD_QUESTION_ID = 'add-question';

/** Menu of question types. */
export function AddQuestion({ count, onAdd }: Props) {
  const t = useText(formBuilderEn);
  if (count >= MOST_FIELDS) return <p className="text-14 text-muted">{t('full', { count: MOST_FIELDS })}</p>;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button id={ADD_QUESTION_ID} variant="outline" wide icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('addQuestion')}
        </Button>
      }
      items={fieldTypes.map((type) => {
        const { word, icon: Icon } = questionKinds[type];
        return { label: t(word), icon: <Icon aria-hidden="true" className="size-5" />, onSelect: () => onAdd(type) };
      })}
    />
  );
}
