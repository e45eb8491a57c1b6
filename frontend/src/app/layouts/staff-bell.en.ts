export const staffBellEn = {
  waitsForYou: '{count, plural, =0 {Nothing waits for you} one {# thing waits for you} other {# things wait for you}}',
};
