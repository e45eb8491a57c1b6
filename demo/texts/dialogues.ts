import type { Language } from '#contracts/roles.ts';

/** Conversations around a booking: who speaks (client or worker) and what they say. */
export type Line = readonly ['client' | 'worker', string];

const english: readonly (readonly Line[])[] = [
  [
    ['worker', 'Good day! Thank you for booking. Is there parking near the house?'],
    ['client', 'Yes, on the street in front of the gate.'],
    ['worker', 'Great, see you then.'],
  ],
  [
    ['client', 'Hi, can you bring a ladder? Ours is too short.'],
    ['worker', 'Yes ma’am/sir, I always have one in the van.'],
  ],
  [
    ['client', 'Is it okay if my sister is home instead of me?'],
    ['worker', 'No problem. Please tell her my name.'],
    ['client', 'Done. Thanks!'],
  ],
  [
    ['worker', 'May I see a photo of it, if you have the time?'],
    ['client', 'I am at work until six, I will try tonight.'],
    ['worker', 'No hurry. I will bring what I need for the usual cases.'],
    ['client', 'Perfect.'],
  ],
  [
    ['client', 'The guard needs a name and plate number.'],
    ['worker', 'NCR 4821, white motorcycle.'],
    ['client', 'Registered you at the gate.'],
  ],
  [
    ['worker', 'I am ten minutes away.'],
    ['client', 'Okay, the gate is open.'],
  ],
  [
    ['client', 'Do I have to buy anything before you come?'],
    ['worker', 'Nothing, the price has the small materials in it.'],
    ['client', 'Good to know, thank you.'],
    ['worker', 'Welcome po. See you.'],
  ],
];

const filipino: readonly (readonly Line[])[] = [
  [
    ['worker', 'Magandang araw po! Salamat sa booking. May parking po ba?'],
    ['client', 'Meron po, sa tapat ng gate.'],
    ['worker', 'Sige po, kita tayo.'],
  ],
  [
    ['client', 'Kuya, kailangan ba namin bumili ng piyesa?'],
    ['worker', 'Hindi na po, dala ko na po lahat.'],
    ['client', 'Ayos, salamat!'],
  ],
  [
    ['worker', 'Malapit na po ako, mga sampung minuto.'],
    ['client', 'Sige po, bukas na ang gate.'],
  ],
  [
    ['client', 'Pwede po bang si Nanay ang mag-abot ng bayad?'],
    ['worker', 'Opo, walang problema.'],
    ['client', 'Salamat po, ingat sa daan.'],
    ['worker', 'Salamat din po!'],
  ],
  [
    ['worker', 'Ilang palapag po ang bahay ninyo?'],
    ['client', 'Dalawa po, sa taas ang gagawin.'],
    ['worker', 'Okay po, magdadala ako ng mahabang hose.'],
  ],
];

const cebuano: readonly (readonly Line[])[] = [
  [
    ['worker', 'Maayong adlaw! Salamat sa pag-book. Naa bay parkingan?'],
    ['client', 'Naa, atubangan sa ganghaan.'],
    ['worker', 'Sige, magkita ta.'],
  ],
  [
    ['client', 'Kuya, magdala ba kag hagdan?'],
    ['worker', 'Oo, naa kanunay sa sakyanan.'],
    ['client', 'Maayo, salamat!'],
  ],
  [
    ['worker', 'Hapit na ko, napulo ka minuto.'],
    ['client', 'Sige, abli na ang ganghaan.'],
  ],
];

export const dialogues: Record<Language, readonly (readonly Line[])[]> = { en: english, fil: filipino, ceb: cebuano };

/** Thanks after the work. */
export const farewells: Record<Language, readonly (readonly Line[])[]> = {
  en: [
    [
      ['client', 'Thank you, works like new.'],
      ['worker', 'Happy to help! A review would mean a lot.'],
    ],
    [
      ['worker', 'Thank you po! Please leave a review when you have a minute.'],
      ['client', 'Will do!'],
    ],
  ],
  fil: [
    [
      ['client', 'Salamat po, ang ganda ng gawa.'],
      ['worker', 'Salamat din po! Sana po mag-iwan kayo ng review.'],
    ],
    [
      ['worker', 'Salamat po sa tiwala!'],
      ['client', 'Salamat!'],
    ],
  ],
  ceb: [
    [
      ['client', 'Salamat kaayo, nindot ang pagkabuhat.'],
      ['worker', 'Salamat sab! Ayaw kalimti ang review.'],
    ],
  ],
};
