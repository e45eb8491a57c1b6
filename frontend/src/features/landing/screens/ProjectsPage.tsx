import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { landingEn } from '../landing.en.ts';
import { popularProjects } from '../popular-projects.ts';
import { ProjectCard } from '../parts/ProjectCard.tsx';

export function ProjectsPage() {
  const t = useText(landingEn);
  return (
    <div className="page-edge mx-auto max-w-290 py-8 lg:py-14">
      <PageHeader title={t('projectsTitle')} className="mb-2! lg:mb-2!" />
      <p className="mb-6 max-w-150 text-16 text-muted lg:mb-8">{t('projectsText')}</p>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {popularProjects.map((project) => (
          <ProjectCard key={project.title} project={project} level="h2" />
        ))}
      </div>
      <div className="mt-8 flex justify-center">
        <ButtonLink to="/services" variant="outline">
          {t('viewAllServices')}
        </ButtonLink>
      </div>
    </div>
  );
}
