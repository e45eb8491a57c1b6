/** What choosing it does to the price, at the option's end. */
export function OptionPrice({ words }: { words: string | undefined }) {
  return words ? <span className="amount text-14 whitespace-nowrap">{words}</span> : null;
}
