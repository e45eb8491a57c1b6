import { Bookmark, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../../ui/pressing/Button.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'icon' | 'iconEnd'>;

/** Opens a list's saved views. It has its final size before their code loads, so that nothing beside it wraps later. */
export function ViewsButton({ children, ...rest }: Props) {
  return (
    <Button
      {...rest}
      variant="outline"
      size={36}
      className="max-w-52 min-w-0 rounded-12! text-14! whitespace-nowrap max-sm:shrink-0 max-sm:px-2.5!"
      icon={<Bookmark aria-hidden="true" className="size-4.5 shrink-0" />}
      iconEnd={<ChevronDown aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}
    >
      <span className="truncate max-sm:flex-1 max-sm:text-left">{children}</span>
    </Button>
  );
}
