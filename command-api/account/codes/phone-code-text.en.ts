export const phoneCodeEn = {
  text: '{code} is your Suki code, good for 10 minutes. Never tell it to anyone; Suki does not ask for it.',
};
