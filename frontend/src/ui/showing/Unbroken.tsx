const unbreakable = /(\b\p{L}{2,4}, \p{L}{3,4} \d+(?:, \d{4})?|\b\w{1,12}(?:-\w{1,12}){1,3}\b)/u;

/**
 * A sentence whose codes (SK-9785F), other words with a hyphen, and days (Sat, Nov 28) stay on one line.
 * What is copied has the plain hyphen.
 */
export function Unbroken({ children }: { children: string }) {
  const parts = children.split(unbreakable).map((part, at) => (
    <span key={at} className={at % 2 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
  // One thing, also where it stands in a row.
  return <span>{parts}</span>;
}
