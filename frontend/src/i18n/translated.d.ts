/** Texts in another language, for tests: `import bookingFil from './booking.en.ts?fil'`. */
declare module '*.en.ts?fil' {
  const texts: Record<string, string>;
  export default texts;
}
declare module '*.en.ts?ceb' {
  const texts: Record<string, string>;
  export default texts;
}
