const unbreakable = /(\b\w{1,12}(?:-\w{1,12}){1,3}\b|\b\d{1,2}:\d{2} [AP]M\b)/;

/**
 * A sentence whose codes (SK-9785F), other words with a hyphen, and times (9:30 AM) stay on one line. What is copied
 * has the plain hyphen.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(unbreakable).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
