import type { Answers } from '#contracts/form/answers.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import { questions } from './questions.ts';

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
