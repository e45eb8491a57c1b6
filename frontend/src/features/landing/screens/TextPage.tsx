import { useText } from '../../../i18n/use-text.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { legalEn } from '../legal.en.ts';

type Key = keyof typeof legalEn;

interface Props {
  title: Key;
  intro: Key;
  parts: readonly (readonly [heading: Key, text: Key])[];
}

/** A page of text. */
export function TextPage({ title, intro, parts }: Props) {
  const t = useText(legalEn);
  useTitle(t(title));
  return (
    <article className="page-edge mx-auto max-w-180 py-8 lg:py-16">
      <h1 className="text-36 font-display tracking-[-0.03em]">{t(title)}</h1>
      <p className="mt-3 text-18 text-muted">{t(intro)}</p>
      {parts.map(([heading, text]) => (
        <section key={heading} className="mt-8">
          <h2 className="text-22 font-title">{t(heading)}</h2>
          <p className="mt-2 text-16">{t(text)}</p>
        </section>
      ))}
    </article>
  );
}
