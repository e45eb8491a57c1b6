import { shippedTextsFil as texts } from '#contracts/catalogue/shipped-texts.fil.ts';

export const shippedTextsFil = { ...texts };
