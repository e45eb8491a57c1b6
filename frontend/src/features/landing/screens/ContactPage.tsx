import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { legalText } from '../legal.text.ts';

const PHONE = '(02) 8555 0100';
const EMAIL = 'help@suki.demo';

export function ContactPage() {
  const t = useText(legalText);
  useTitle(t('contactTitle'));
  const link = 'touch-area rounded-8 text-18 font-title text-brand-ink hover:underline';
  const ways = [
    {
      icon: MessageCircle,
      title: t('contactChat'),
      text: t('contactChatText'),
      way: (
        <ButtonLink to="/client/chat" size={44} variant="tint">
          {t('openMessages')}
        </ButtonLink>
      ),
    },
    {
      icon: Phone,
      title: t('contactPhone'),
      text: t('contactPhoneText'),
      way: (
        <a className={link} href="tel:+63285550100">
          {PHONE}
        </a>
      ),
    },
    {
      icon: Mail,
      title: t('contactEmail'),
      text: t('contactEmailText'),
      way: (
        <a className={link} href={`mailto:${EMAIL}`}>
          {EMAIL}
        </a>
      ),
    },
  ];
  return (
    <div className="page-edge mx-auto max-w-290 py-8 lg:py-16">
      <h1 className="text-36 font-display tracking-[-0.03em]">{t('contactTitle')}</h1>
      <p className="mt-3 text-18 text-muted">{t('contactIntro')}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-5">
        {ways.map(({ icon: Icon, title, text, way }) => (
          <li key={title} className="flex flex-col rounded-20 border border-line bg-surface p-5 lg:p-7">
            <span className="flex size-11 items-center justify-center rounded-12 bg-brand-tint text-brand-ink">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <h2 className="mt-4 text-18 font-title">{title}</h2>
            <p className="mt-1 mb-4 flex-1 text-14 text-muted">{text}</p>
            <div>{way}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
