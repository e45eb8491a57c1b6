import type { Language } from '#contracts/roles.ts';
import { type Random, randomOf } from '../random.ts';

/** What workers answer to a review, in the client's language, by how it was. */
const pleased: Record<Language, readonly string[]> = {
  en: [
    'Thank you! It was a pleasure working in your home.',
    'Salamat po! Call me anytime if anything comes up.',
    'Thank you for trusting me. See you next time!',
    'I’m glad it works well now. Thank you for the snacks, too.',
  ],
  fil: [
    'Maraming salamat po sa tiwala!',
    'Salamat po! Tawag lang kayo kung may kailangan ulit.',
    'Masaya akong nagustuhan ninyo ang gawa. Hanggang sa susunod po!',
  ],
  ceb: ['Daghang salamat sa pagsalig!', 'Salamat kaayo! Tawag lang kon naa na pud mo’y kinahanglan.'],
};
const sorry: Record<Language, readonly string[]> = {
  en: [
    'You’re right, and I’m sorry. I’ll come back this week and put it right, without charge.',
    'Sorry for the wait. I plan more time for the traffic now.',
  ],
  fil: [
    'Pasensya na po. Babalikan ko ito ngayong linggo nang walang bayad.',
    'Tama po kayo, pasensya na sa pagkaantala.',
  ],
  ceb: ['Pasayloa ko. Balikon nako kini karong semanaha, walay bayad.'],
};

/** Some workers answer, mostly those with a bad review. null: no answer. */
export function reviewAnswer(key: string, rating: number, language: Language): string | null {
  const random: Random = randomOf(`answer to the review of ${key}`);
  if (!random.chance(rating >= 4 ? 0.3 : 0.7)) return null;
  return random.pick((rating >= 4 ? pleased : sorry)[language]);
}
