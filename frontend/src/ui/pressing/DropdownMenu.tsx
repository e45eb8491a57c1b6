import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../class-names.ts';

export type MenuItem =
  | { kind?: 'item'; label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean; disabled?: boolean }
  | { kind: 'link'; label: string; icon?: ReactNode; to: string }
  | {
      kind: 'choice';
      label: string;
      items: readonly { value: string; label: string }[];
      value: string;
      onChange: (value: string) => void;
    }
  | { kind: 'line' };

interface Props {
  /** A button that forwards props and ref (Button, IconButton and plain buttons do). */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

/** If the selected action has moved the focus, it does not return to the button. */
function keepMovedFocus(event: Event) {
  const { activeElement, body } = document;
  const isInMenu = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
  if (activeElement !== null && activeElement !== body && !isInMenu) event.preventDefault();
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-8 px-3 text-14 font-strong outline-none select-none ' +
  'data-disabled:text-muted data-highlighted:bg-sunken';

export function DropdownMenu({ trigger, items, align = 'end' }: Props) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={keepMovedFocus}
          className="z-50 min-w-52 rounded-16 border border-line bg-raised p-1.5 text-ink shadow-2"
          style={{ animation: 'suki-fade-in var(--quick) var(--ease)' }}
        >
          {items.map((item, index) => (
            <Row key={index} item={item} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Row({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <RadixMenu.Separator className="my-1.5 h-px bg-line" />;
  if (item.kind === 'choice') return <Choice item={item} />;
  if (item.kind === 'link') {
    return (
      <RadixMenu.Item asChild className={row}>
        <Link to={item.to}>
          {item.icon}
          {item.label}
        </Link>
      </RadixMenu.Item>
    );
  }
  return (
    <RadixMenu.Item
      disabled={item.disabled}
      onSelect={item.onSelect}
      className={cx(row, item.danger && 'text-danger-ink')}
    >
      {item.icon}
      {item.label}
    </RadixMenu.Item>
  );
}

function Choice({ item }: { item: Extract<MenuItem, { kind: 'choice' }> }) {
  return (
    <RadixMenu.RadioGroup value={item.value} onValueChange={item.onChange}>
      <RadixMenu.Label className="px-3 pt-2 pb-1 text-13 text-muted">{item.label}</RadixMenu.Label>
      {item.items.map((choice) => (
        <RadixMenu.RadioItem
          key={choice.value}
          value={choice.value}
          className={cx(row, 'data-[state=checked]:text-brand-ink')}
        >
          <span
            aria-hidden="true"
            className={cx(
              'size-2.5 rounded-pill',
              choice.value === item.value ? 'bg-brand' : 'border border-line-control',
            )}
          />
          {choice.label}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
