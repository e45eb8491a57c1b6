const unbreakable = /(\b\p{L}{2,4}, \p{L}{3,4} \d+(?:, \d{4})?|\b\w{1,12}(?:-\w{1,12}){1,3}\b)/u;

/**
 * Keeps codes (SK-9785F), other hyphenated words and days (Sat, Nov 28) on one line. Copied text has the plain
 * hyphen.
 */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(unbreakable).map((part, at) => (
    <span key={at} className={at % 2 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
  // A single element, so that it is one flex item.
  return <span>{parts}</span>;
}
