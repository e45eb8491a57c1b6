import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { FormField } from '#contracts/form/form-field.ts';
import { wordsIn } from '#contracts/form/words.ts';
import { SortingRow } from '../../../forms/sorting/SortingRow.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { formBuilderEn } from '../form-builder.en.ts';
import { questionKinds } from '../question-kinds.ts';
import { QuestionEditor } from './QuestionEditor.tsx';

interface Props extends ComponentProps<typeof QuestionEditor> {
  isOpen: boolean;
  onToggle: () => void;
}

export function questionHeadId(fieldId: string): string {
  return `question-head-${fieldId}`;
}

/** One question: a draggable line when closed, an editor when open. */
export function QuestionCard({ isOpen, onToggle, ...editor }: Props) {
  const t = useText(formBuilderEn);
  const { field, language, problems } = editor;
  const panel = useId();
  const { icon: Icon, word } = questionKinds[field.type];
  const name = wordsIn(field.label, language) || t('newQuestion');
  const hasProblem = Object.keys(problems).length > 0;
  return (
    <SortingRow
      id={field.id}
      name={name}
      hasProblem={hasProblem}
      head={
        <h2 className="min-w-0 flex-1 wrap-anywhere">
          <button
            type="button"
            id={questionHeadId(field.id)}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={onToggle}
            className="flex min-h-11 w-full items-center gap-3 rounded-12 px-1.5 py-1 text-left"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
            <span className="min-w-0 flex-1">
              <span className={cx('block text-16 font-strong', field.label.en === '' && 'text-muted')}>{name}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-muted">
                {t(word)}
                <Marks field={field} />
              </span>
            </span>
            {hasProblem && (
              <CircleAlert role="img" aria-label={t('hasProblem')} className="size-5 shrink-0 text-danger-ink" />
            )}
            <ChevronDown
              aria-hidden="true"
              className={cx('motion-quick size-5 shrink-0 text-muted', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
      }
    >
      <div id={panel} hidden={!isOpen} className="border-t border-line p-4">
        {isOpen && <QuestionEditor {...editor} />}
      </div>
    </SortingRow>
  );
}

function Marks({ field }: { field: FormField }) {
  const t = useText(formBuilderEn);
  const costs =
    field.type === 'choice' || field.type === 'several' ? field.options.some(({ price }) => price) : hasPrice(field);
  return (
    <>
      {field.required && <Tag>{t('required')}</Tag>}
      {field.showIf && <Tag>{t('conditional')}</Tag>}
      {costs && <Tag tone="mango">{t('changesPrice')}</Tag>}
    </>
  );
}

function hasPrice(field: FormField): boolean {
  return (field.type === 'number' || field.type === 'yes_no') && field.price !== undefined;
}
