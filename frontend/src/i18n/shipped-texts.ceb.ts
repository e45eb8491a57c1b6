import { shippedTextsCeb as texts } from '#contracts/catalogue/shipped-texts.ceb.ts';

export const shippedTextsCeb = { ...texts };
