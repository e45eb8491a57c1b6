/**
 * Renders the demo people's pictures: `node frontend/scripts/draw-avatars.ts`. The files are committed, so the app
 * ships plain SVG and no drawing library. Design: Personas by Draftbit (https://personas.draftbit.com), CC BY 4.0.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createAvatar } from '@dicebear/core';
import * as personas from '@dicebear/personas';
import { men, women } from './avatar-faces.ts';

const folder = new URL('../public/avatars/', import.meta.url);

function draw([name, hair, hairColor, skin, eyes, mouth, body, clothes, facialHair]: (typeof men)[number]): string {
  const options: Partial<personas.Options> & { seed: string } = {
    seed: name,
    hair: only(hair),
    hairColor: [hairColor],
    skinColor: [skin],
    eyes: only(eyes),
    mouth: only(mouth),
    body: only(body),
    clothingColor: [clothes],
    facialHair: only(facialHair ?? 'shadow'),
    facialHairProbability: facialHair ? 100 : 0,
    nose: ['mediumRound', 'smallRound'],
  };
  return createAvatar(personas, options).toString();
}

/** The library's options are unions of literals; a wrong name renders nothing, which is visible at once. */
function only<Name>(name: string): Name[] {
  return [name as Name];
}

mkdirSync(folder, { recursive: true });
for (const face of [...women, ...men]) writeFileSync(new URL(`${face[0]}.svg`, folder), draw(face));
