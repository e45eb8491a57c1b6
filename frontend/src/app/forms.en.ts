/** What is wrong with a field, in words. */
export const formsEn = {
  required: 'Please fill this in.',
  emailEnding: 'Add the ending, such as .com or .ph',
  emailAt: 'An email has an @, as in andrea@mail.ph',
  emailWrong: 'Check the spelling of this email.',
  phoneWrong: 'A mobile number has ten digits after +63, as in 917 123 4821.',
  passwordShort: 'Use at least 8 characters.',
  sixDigits: 'The code has six digits.',
  tooLong: 'This is too long. Please shorten it.',
  tooMuch: 'This is too much.',
  tooLittle: 'This is too little.',
  chooseOne: 'Choose at least one.',
  wrong: 'Please check this.',
};
