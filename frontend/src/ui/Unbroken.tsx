const hyphenated = /(\b\w{1,12}(?:-\w{1,12}){1,3}\b)/;

/** A sentence whose codes (SK-9785F) and other words with a hyphen stay on one line. What is copied has the plain hyphen. */
export function Unbroken({ children }: { children: string }) {
  return children.split(hyphenated).map((part, at) => (at % 2 ? <span key={at} className="whitespace-nowrap">{part}</span> : part));
}
