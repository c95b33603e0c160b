import { useEffect } from 'react';

/** Letters and lists lead to a field by its name, which is the fragment of the address. */
export function useFocusByHash(): void {
  useEffect(() => {
    const follow = () => focusField(decodeURIComponent(location.hash.slice(1)));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

/** The event of a field that is asked for and not drawn yet. */
export const fieldWanted = 'field-wanted';

const focusable = 'input, select, textarea, [contenteditable="true"], button';

export function focusField(name: string): void {
  if (name === '') return;
  const field = document.getElementById(name);
  wanted = field ? '' : name;
  if (!field) return void document.dispatchEvent(new Event(fieldWanted));
  const own = document.getElementById(field.dataset.input ?? '');
  const target = own?.matches(focusable) ? own : field.querySelector<HTMLElement>(focusable);
  field.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

let wanted = '';

/** Goes to the field that was asked for before it was drawn. */
export const focusWanted = (): void => focusField(wanted);
