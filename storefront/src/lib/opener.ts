/** Something that opens over the page, shared by its island and by the buttons that stand outside of islands. */
export interface Opener {
  /** What it was opened from; null while it is closed. */
  current(): string | null;
  subscribe(listener: () => void): () => void;
  open(from: string): void;
  close(): void;
}

/** `name` is what a sleeping island waits for (`client:opened`). */
export function createOpener(name: string): Opener {
  let from: string | null = null;
  const listeners = new Set<() => void>();
  const become = (next: string | null) => {
    from = next;
    if (next === null) delete document.documentElement.dataset.opened;
    else document.documentElement.dataset.opened = name;
    for (const listener of listeners) listener();
  };
  return {
    current: () => from,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: become,
    close: () => become(null),
  };
}

/** Buttons with the attribute open it, those that a click reaches before their island wakes up too. */
export function openByClicks(opener: Opener, attribute: string): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
    if (button) opener.open(button.getAttribute(attribute) || 'page');
  });
}
