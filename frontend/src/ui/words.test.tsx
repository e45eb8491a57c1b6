import { Wrench } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Button } from './pressing/Button.tsx';
import { ButtonLink } from './pressing/ButtonLink.tsx';
import { Chip } from './pressing/Chip.tsx';
import { TextLink } from './pressing/TextLink.tsx';
import { Note } from './showing/Note.tsx';
import { StatusPill } from './showing/StatusPill.tsx';
import { Tag } from './showing/Tag.tsx';
import { Unbroken } from './showing/Unbroken.tsx';

const icon = <Wrench />;

const parts = {
  Button: <Button icon={icon}>Go on</Button>,
  ButtonLink: <ButtonLink to="/">Go on</ButtonLink>,
  Chip: <Chip icon={icon}>Go on</Chip>,
  TextLink: <TextLink to="/">Go on</TextLink>,
  Note: <Note>Go on</Note>,
  StatusPill: (
    <StatusPill icon={Wrench} tone="brand">
      Go on
    </StatusPill>
  ),
  Tag: <Tag icon={icon}>Go on</Tag>,
  Unbroken: <Unbroken>Go on</Unbroken>,
};

it.each(Object.entries(parts))(
  'renders the text of %s in its own element, which a translating browser may replace',
  (_name, part) => {
    expect(renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)).toContain('<span>Go on</span>');
  },
);
