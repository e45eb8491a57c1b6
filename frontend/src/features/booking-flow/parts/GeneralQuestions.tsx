import type { Answers } from '#contracts/form/answers.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';

type Word = keyof typeof bookingFlowEn;

/**
 * General questions. Answers are stored in English in any client language, so that worker and admin read the same
 * text.
 */
const questions: readonly { id: string; word: Word; options: readonly { value: string; word: Word }[] }[] = [
  {
    id: 'Place',
    word: 'placeKind',
    options: [
      { value: 'House', word: 'house' },
      { value: 'Condo', word: 'condo' },
      { value: 'Office or shop', word: 'office' },
    ],
  },
  {
    id: 'At the door',
    word: 'whoOpens',
    options: [
      { value: 'The client', word: 'iWill' },
      { value: 'Someone else', word: 'someoneElse' },
      { value: 'A guard', word: 'guard' },
    ],
  },
];

interface Props {
  answers: Answers;
  onAnswer: (id: string, answer: string) => void;
}

/** General questions of categories without a published form. */
export function GeneralQuestions({ answers, onAnswer }: Props) {
  const t = useText(bookingFlowEn);
  return questions.map(({ id, word, options }) => (
    <RadioGroup
      key={id}
      look="row"
      label={t(word)}
      options={options.map((option) => ({ value: option.value, label: t(option.word) }))}
      value={typeof answers[id] === 'string' ? answers[id] : null}
      onChange={(value) => onAnswer(id, value)}
    />
  ));
}
