import { ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { landingEn } from '../landing.en.ts';
import { popularProjects } from '../popular-projects.ts';
import { ProjectCard } from './ProjectCard.tsx';

export function PopularProjects() {
  const t = useText(landingEn);
  return (
    <section aria-labelledby="projects-title" className="public-edge mx-auto max-w-290 pt-12 pb-10 lg:pt-21 lg:pb-11">
      <div className="mb-5 flex items-center justify-between gap-4 lg:mb-8">
        <h2 id="projects-title" className="text-28 font-title tracking-[-0.025em] lg:text-36">
          {t('popularProjects')}
        </h2>
        <TextLink
          to="/projects"
          iconEnd={<ArrowRight aria-hidden="true" className="size-4.5" />}
          className="text-16 whitespace-nowrap"
        >
          {t('seeAll')}
        </TextLink>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {popularProjects.map((project) => (
          <ProjectCard key={project.title} project={project} />
        ))}
      </div>
      <div className="mt-4 flex justify-center sm:mt-8">
        <ButtonLink to="/services" variant="outline" className="max-sm:w-full">
          {t('viewAllServices')}
        </ButtonLink>
      </div>
    </section>
  );
}
