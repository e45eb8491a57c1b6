import type { Random } from '../random.ts';

/** What clients say about the task when they book, by service. */
const notes: Record<string, readonly string[]> = {
  'deep-cleaning': [
    'Two bedrooms, one bathroom. The kitchen needs the most love.',
    'Visitors from abroad on Sunday, please do the windows too.',
    'Kakalipat lang namin, may alikabok pa galing construction.',
    'We have a cat, she is friendly.',
    'Three-storey townhouse, start from the top please.',
  ],
  handyman: [
    'Two shelves, one lock, and a door that squeaks.',
    'Curtain rods in three rooms, I have the brackets.',
    'Maluwag ang hawakan ng hagdan.',
    'Bathroom mirror must go up, concrete wall.',
  ],
  plumbing: [
    'Water comes out of the handle, second floor.',
    'Tumutulo ang gripo sa kusina buong gabi.',
    'The toilet keeps running after the flush.',
    'Barado ang lababo, ayaw bumaba ng tubig.',
    'Low pressure in the shower since last week.',
    'A pipe behind the washing machine drips.',
    'Sink is here, the old one must be taken out.',
  ],
  electrical: [
    'The breaker trips when the aircon and the microwave run together.',
    'Three outlets without power in the living room.',
    'Kumukurap ang ilaw sa sala.',
    'New ceiling fan, the old one is still up.',
    'Doorbell and gate light, both dead.',
  ],
  'appliance-repair': [
    'LG washer, shows an error and stops before the spin.',
    'Ref na hindi na lumalamig, may tunog.',
    'Water heater gives only warm water.',
    'Oven door does not close.',
    'Dryer is loud and smells warm.',
  ],
  'aircon-cleaning': [
    'Two split types, bedrooms.',
    'Window type, tumutulo sa loob.',
    'Has not been cleaned for a year, sorry.',
    'One inverter, 1.5 HP, eighth floor.',
  ],
  carpentry: [
    'The closet door came off its rail.',
    'A shelf to measure beside the fridge, 60 cm wide.',
    'Inanay ang ilalim ng kabinet sa kusina.',
    'Front door sticks when it rains.',
  ],
  'pest-control': [
    'Ants from the garden wall into the kitchen.',
    'Anay sa likod ng aparador.',
    'Cockroaches at night, we have a toddler.',
  ],
  'furniture-assembly': [
    'A bed with drawers and two night tables.',
    'Desk and office chair, still in the boxes.',
    'Kulang yata ng turnilyo yung isang kahon.',
  ],
  'tv-mounting': [
    '55 inch, concrete wall, bracket is here.',
    'Please hide the cables, there is an outlet behind.',
    '65 inch sa sala, kailangan ng bracket.',
  ],
  moving: [
    'From a studio on the sixth floor, there is a service lift.',
    'One sofa, one bed, twelve boxes.',
    'Lipat mula Pasig hanggang Marikina, may piano.',
  ],
  yardwork: [
    'The hedge along the fence and the grass.',
    'Mango branches over the neighbour’s roof.',
    'Mataas na ang damo sa likod.',
  ],
};

export function taskNote(serviceId: string, random: Random): string {
  return random.chance(0.15) ? '' : random.pick(notes[serviceId] ?? ['']);
}

export const declineReasons = [
  'Fully booked that day, sorry po.',
  'Too far for that hour.',
  'I do not have the part for this brand.',
  'Family matter that morning. Please try me next week.',
];
export const clientCancelReasons = [
  'The neighbour fixed it.',
  'We have to travel that day.',
  'May lagnat ang anak ko, next week na lang.',
  'Found out that the building does it for free.',
  'Plans changed, sorry.',
];
export const workerCancelReasons = [
  'My motorcycle broke down and I can’t make it in time.',
  'I am sick today. I am very sorry.',
];
export const adminCancelReasons = [
  'Typhoon signal no. 2, work outdoors is suspended.',
  'Booked twice by mistake, as the client told us.',
];
export const completionNotes = [
  'All tested, works well.',
  'New part fitted, old one is with the client.',
  'Okay na po. Check after one week.',
  '',
  '',
  'Showed the client how to clean it.',
  'Kept the old parts in a bag beside the door.',
];
