import type { Language } from '#contracts/roles.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import { type Random, randomOf } from '../random.ts';

/** What clients write about finished work, by the stars they give. Cebuano speakers mix in English, as people do. */

type Texts = Record<Language, readonly string[]>;

const delighted: Texts = {
  en: [
    'On time even in the rain. Explained the price first.',
    'Left the place cleaner than before. Will book again.',
    'Found the real cause, not only what I had noticed. Very clear about what it would cost.',
    'Quick, polite, and took off his shoes at the door without being asked.',
    'Second time we book. Same good work as the first time.',
    'Did exactly what was agreed and showed me how to keep it that way.',
    'I was worried about the mess. There was none.',
    'Texted before coming, arrived early, finished within the hour.',
    'My mother was home alone and felt at ease. Thank you.',
    'Careful with our old furniture. Fair price.',
    'Brought the right parts, so one visit was enough.',
    'Very professional. I have saved the number for the whole building.',
    'Works without talking much, and everything is perfect.',
    'Answered within minutes and came the same day.',
    'Asked before drilling, measured twice. It shows.',
    'Honest: told me that I did not need the expensive part.',
    'Even our dog liked him.',
    'Great with my two-year-old watching every move.',
    'Better than the two others we had before.',
    '',
  ],
  fil: [
    'Ang bilis at malinis gumawa. Salamat po!',
    'Mabait at maayos kausap. Sulit ang bayad.',
    'Dumating sa oras kahit umuulan. Babalik kami sa kanya.',
    'Pinaliwanag muna bago gumawa. Walang dagdag na singil.',
    'Suki na namin. Hindi kami nabigo.',
    'Ang linis ng gawa, pati kalat siya na ang nagligpit.',
    'Napakagalang sa mga magulang ko. Highly recommended.',
    'Dalawang tindahan ang pinuntahan para sa tamang piyesa. Grabe ang sipag.',
    'Ayos na ayos! Walang naging problema.',
    'Mabilis sumagot at dumating agad. Laking tulong!',
    'Hindi nagmamadali, siniguradong maayos bago umalis.',
    'Tapat. Sinabi niyang hindi na kailangan ng bagong piyesa.',
    'Pangalawang beses na namin, ganoon pa rin kaganda ang serbisyo.',
    'Salamat po, ang gaan kausap.',
  ],
  ceb: [
    'Paspas ug limpyo motrabaho. Salamat kaayo!',
    'Maayo kaayo mo-istorya, klaro ang presyo.',
    'Sakto sa oras ug buotan. Mo-book mi pag-usab.',
    'Very neat. Wala gyud mi problema human niya gi-ayo.',
  ],
};

const content: Texts = {
  en: [
    'Good work, came twenty minutes late but told me ahead.',
    'Does the job well. A little more sweeping afterwards would be nice.',
    'All fine. Took longer than I thought.',
    'Friendly and skilled. Had to go out once for a part.',
    '',
  ],
  fil: [
    'Maayos ang gawa, medyo na-late lang.',
    'Okay naman, malinis. Medyo matagal lang.',
    'Mabait. Sana may dalang sariling hagdan sa susunod.',
  ],
  ceb: ['Maayo ang trabaho, na-late lang gamay.', 'Okay ra, buotan. Dugay-dugay lang nahuman.'],
};

const mixed: Texts = {
  en: [
    'It works again, but I had to remind him of the second item on the list.',
    'Fine in the end. Communication could be better.',
    'Average. The price was as agreed, the finish not perfect.',
  ],
  fil: ['Pwede na. Kulang lang sa paliwanag.', 'Gumana naman, pero dalawang beses bumalik.'],
  ceb: ['Okay ra. Gibalikan pa og usa ka higayon.'],
};

const disappointed: Texts = {
  en: [
    'Came an hour late and left a stain on the wall. It was wiped off after I asked.',
    'The problem came back after two days. Fixed later without charge.',
  ],
  fil: ['Matagal naghintay bago dumating. Sana nagsabi nang maaga.'],
  ceb: ['Dugay miabot. Unta nagpahibalo og sayo.'],
};

const byRating: Record<number, Texts> = { 5: delighted, 4: content, 3: mixed, 2: disappointed, 1: disappointed };

/** The texts take turns with each worker, so that their reviews do not repeat each other soon. */
export function reviewText(
  rating: number,
  { client, worker, number }: Pick<PlannedBooking, 'client' | 'worker' | 'number'>,
  random: Random,
): string {
  // Some write in English though their app speaks something else.
  const texts = (byRating[rating] ?? content)[random.chance(0.25) ? 'en' : client.language];
  const order = randomOf(`reviews of ${worker.key}`).shuffled(texts);
  return order[number % order.length] ?? '';
}
