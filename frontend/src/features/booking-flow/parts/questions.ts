import type { bookingFlowEn } from '../booking-flow.en.ts';

type Word = keyof typeof bookingFlowEn;

/**
 * General questions. Answers are stored in English in any client language, so that worker and admin read the same
 * text.
 */
export const questions: readonly { id: string; word: Word; options: readonly { value: string; word: Word }[] }[] = [
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
