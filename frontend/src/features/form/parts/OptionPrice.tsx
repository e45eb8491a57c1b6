/** Price effect of an option, at its end. */
export function OptionPrice({ words }: { words: string | undefined }) {
  return words ? <span className="amount text-14 whitespace-nowrap">{words}</span> : null;
}
