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

const focusable = 'input, select, textarea, [contenteditable="true"], button';

export function focusField(name: string): void {
  const field = name === '' ? null : document.getElementById(name);
  if (!field) return;
  const own = field.querySelector<HTMLElement>(`[id="course-${name}"]`);
  const target = own?.matches(focusable) ? own : field.querySelector<HTMLElement>(focusable);
  field.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
