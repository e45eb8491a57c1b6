import { ChevronDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { controlBox, controlText, Field, type FieldProps } from './Field.tsx';
import { Spinner } from '../showing/Spinner.tsx';
import { uiEn } from '../ui.en.ts';
import { useOptions, type ComboboxOption } from './use-options.ts';

interface Props<Option extends ComboboxOption> extends FieldProps {
  /** Text of the selected option. */
  text: string;
  /** Called 250 ms after the last key; abort on the signal. */
  search: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  onChoose: (option: Option) => void;
  /** Receives typed text without a selection, for forms that accept free text. */
  onText?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
}

const emptyMessages = {
  idle: 'nothingFound',
  found: 'nothingFound',
  searching: 'searching',
  failed: 'searchFailed',
} as const;

/** A text field with lookup: the ARIA combobox pattern with arrows, Enter and Escape. */
export function Combobox<Option extends ComboboxOption>(props: Props<Option>) {
  const { label, hint, error, labelEnd, hideLabel, id, className, text, search, onChoose, onText, ...input } = props;
  const t = useText(uiEn);
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { options, state } = useOptions(typed, search);
  const open = typed !== null && typed.trim() !== '' && state !== 'idle';

  function choose(option: Option | undefined) {
    if (!option) return;
    onChoose(option);
    setTyped(null);
  }

  function type(next: string) {
    setTyped(next);
    setActive(0);
    onText?.(next);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && open) event.stopPropagation();
    if (event.key === 'Escape') return setTyped(null);
    if (!open || options.length === 0) return;
    if (step) setActive((active + step + options.length) % options.length);
    if (event.key === 'Enter') choose(options[active]);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  return (
    <Field {...{ label, hint, error, labelEnd, hideLabel, id, className }}>
      {(control) => (
        <span className={cx(controlBox(error, input.disabled), 'relative')}>
          <input
            autoComplete="off"
            {...input}
            {...control}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && options[active] ? `${listId}-${active}` : undefined}
            value={typed ?? text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onBlur={() => setTyped(null)}
            className={cx(controlText, 'h-[46px] rounded-12 px-3.5')}
          />
          <span className="pointer-events-none flex pr-3 text-muted">
            {state === 'searching' ? <Spinner /> : <ChevronDown aria-hidden="true" className="size-5" />}
          </span>
          <ul
            id={listId}
            role="listbox"
            aria-label={typeof label === 'string' ? label : t('results')}
            hidden={!open}
            className={cx(
              'absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 overflow-y-auto rounded-12 border border-line',
              'bg-raised p-1.5 shadow-2',
            )}
          >
            {options.map((option, index) => (
              <li
                key={option.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                // Keeps the focus in the input: losing it would close the list before the click.
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(option);
                }}
                onMouseEnter={() => setActive(index)}
                className={cx(
                  'flex min-h-11 cursor-pointer flex-col justify-center rounded-8 px-3 py-1.5',
                  index === active && 'bg-brand-tint',
                )}
              >
                <span className="text-14 font-strong">{option.label}</span>
                {option.hint && <span className="text-13 text-muted">{option.hint}</span>}
              </li>
            ))}
            {open && options.length === 0 && (
              <li role="option" aria-disabled="true" aria-selected="false" className="px-3 py-3 text-14 text-muted">
                {t(emptyMessages[state])}
              </li>
            )}
          </ul>
        </span>
      )}
    </Field>
  );
}
