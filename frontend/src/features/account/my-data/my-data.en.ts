/** Texts of the download of a person's own data. */
export const myDataEn = {
  title: 'My data',
  text: 'Take everything we keep of you: your account, bookings, messages, payments and more.',
  download: 'Download my data',
  ready: 'Here it is: one file to read, one for programs.',
  savePage: 'Save to read (HTML)',
  saveJson: 'Save for programs (JSON)',
};
