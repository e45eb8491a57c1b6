/** Deletes the answers kept for reading without a network. Their code loads for this, and with signed-in screens. */
export async function forgetKeptAnswers(): Promise<void> {
  await import('./kept-answers.ts').then(({ clearKeptAnswers }) => clearKeptAnswers()).catch(() => undefined);
}
