import { Link } from 'react-router-dom';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Scene } from '../../../ui/showing/decoration/Scene.tsx';
import { landingEn } from '../landing.en.ts';
import type { popularProjects } from '../popular-projects.ts';
import { searchPath } from '../../../domain/search-path.ts';
import { cx } from '../../../ui/class-names.ts';

/** Drawing above the text; beside it on phones. */
export function ProjectCard({
  project,
  level: Heading = 'h3',
}: {
  project: (typeof popularProjects)[number];
  level?: 'h2' | 'h3';
}) {
  const t = useText(landingEn);
  return (
    <article
      className={cx(
        'motion-quick relative flex overflow-hidden rounded-20 border border-line bg-surface',
        'hover:border-line-control sm:flex-col',
      )}
    >
      <Scene name={project.scene} className="h-30 w-33 shrink-0 sm:h-42.5 sm:w-full" />
      <div className="min-w-0 self-center px-4.5 py-3 sm:self-auto sm:p-5">
        <Heading className="text-16 font-title sm:text-18">
          <Link
            to={searchPath(t(project.title)) ?? '/services'}
            className="after:absolute after:inset-0 after:rounded-20"
          >
            {t(project.title)}
          </Link>
        </Heading>
        <p className="text-14 text-muted">{t(project.text)}</p>
        <p className="mt-2 text-14 text-muted sm:mt-3.5">
          <RichText
            of={landingEn}
            id="startingAt"
            values={{ price: `$${project.dollars}` }}
            parts={{ price: <strong className="amount text-18 text-ink" /> }}
          />
        </p>
      </div>
    </article>
  );
}
