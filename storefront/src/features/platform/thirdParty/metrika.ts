import type { ConversionGoal } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import { addScript } from './addScript.ts';

/** Metrika as it puts itself into the window: calls made before its script has come wait in `a`. */
interface Ym {
  (counter: number, action: string, ...rest: unknown[]): void;
  a?: unknown[][];
  l?: number;
}
declare global {
  interface Window {
    ym?: Ym;
  }
}

let counter: number | null = null;

export function startMetrika(id: number, script: string): void {
  const waiting: Ym = (...call) => {
    waiting.a = [...(waiting.a ?? []), call];
  };
  waiting.l = Date.now();
  window.ym ??= waiting;
  // Without `webvisor`, which records what people type into forms.
  window.ym(id, 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true });
  counter = id;
  addScript(script);
}

/** The one place that reports conversions; nothing happens without the visitor's consent. */
export function reachGoal(goal: ConversionGoal): void {
  if (counter !== null) window.ym?.(counter, 'reachGoal', goal);
}

/** Removes Metrika's cookies of this host and of every domain above it. */
export function clearMetrika(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, level) => `; domain=${labels.slice(level).join('.')}`);
  for (const name of names.filter(isOfMetrika)) for (const domain of ['', ...domains]) expire(name, domain);
  for (const key of Object.keys(localStorage).filter(isOfMetrika)) localStorage.removeItem(key);
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store.
  document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

const isOfMetrika = (name: string) => name.startsWith('_ym');
