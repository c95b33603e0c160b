import { toast } from '../components/ui/toast.ts';
import { stillAsleep } from './stillAsleep.ts';

/** The state of something that opens over the page, shared by its island and by buttons outside of islands. */
export interface Opener {
  name: string;
  /** The element it was opened from; null while it is closed. */
  current(): string | null;
  subscribe(listener: () => void): () => void;
  open(from: string): void;
  close(): void;
  /** Once its island has come. */
  awake: Promise<void>;
}

/** `name` is the event that the sleeping island waits for (`client:opened`). */
export function createOpener(name: string): Opener {
  let from: string | null = null;
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const listeners = new Set<() => void>();
  const become = (next: string | null) => {
    from = next;
    if (next === null) delete document.documentElement.dataset.opened;
    else document.documentElement.dataset.opened = name;
    for (const listener of listeners) listener();
  };
  return {
    name,
    awake,
    current: () => from,
    subscribe(listener) {
      wake();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: become,
    close: () => become(null),
  };
}

/** Buttons with the attribute open it. They are busy until its island has come, and say so when it cannot. */
export function openByClicks(opener: Opener, attribute: string): void {
  let waiting: Element | null = null;
  const rest = () => {
    waiting?.removeAttribute('aria-busy');
    waiting = null;
  };
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest(`[${attribute}]`) : null;
    if (!button) return;
    rest();
    waiting = button;
    button.ariaBusy = 'true';
    opener.open(button.getAttribute(attribute) || 'page');
    void opener.awake.then(rest);
  });
  document.addEventListener(stillAsleep, (event) => {
    if (!(event instanceof CustomEvent) || event.detail !== opener.name) return;
    rest();
    opener.close();
    toast('error', 'Не удалось открыть форму. Проверьте связь и попробуйте ещё раз.');
  });
}
