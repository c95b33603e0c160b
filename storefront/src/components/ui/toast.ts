import { toastMs } from '@odonta/db/vocabulary/advertising/banners.ts';
import { becomeNextStop } from './nextStop.ts';

export type ToastKind = 'success' | 'error';

/** An action offered while the toast is shown. */
export interface ToastAction {
  label: string;
  run(): void;
}

/** Shows a message in the corner; hovering or focusing it stops the clock. */
export function toast(kind: ToastKind, text: string, action?: ToastAction): void {
  const element = build(kind, text, () => dismiss(), action);
  regionOf(kind)?.append(element);
  const stop = action && becomeNextStop(element);
  const clock = pausable(toastMs, () => dismiss());
  const follow = () => (element.matches(':hover, :focus-within') ? clock.pause() : clock.resume());
  // The focus is on its way still when it is said to leave.
  for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    element.addEventListener(name, () => queueMicrotask(follow));

  function dismiss(): void {
    clock.pause();
    stop?.leave();
    element.remove();
  }
}

/** Content behind an open dialog is unreachable, so a dialog has regions of its own. */
function regionOf(kind: ToastKind): Element | null {
  const selector = `[data-toasts-of="${kind}"]`;
  return (
    document.querySelector(`dialog[open] ${selector}`) ?? document.querySelector(`[data-toasts] ${selector}`)
  );
}

function build(kind: ToastKind, text: string, onClose: () => void, action?: ToastAction): HTMLElement {
  const element = document.createElement('div');
  element.className = kind === 'error' ? 'toast toast--error' : 'toast';
  const message = document.createElement('p');
  message.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast__close';
  close.ariaLabel = 'Скрыть уведомление';
  close.textContent = '×';
  close.addEventListener('click', onClose);
  element.append(message, ...(action ? [actionButton(action, onClose)] : []), close);
  return element;
}

function actionButton({ label, run }: ToastAction, onClose: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'toast__action';
  button.textContent = label;
  button.addEventListener('click', () => {
    run();
    onClose();
  });
  return button;
}

function pausable(ms: number, run: () => void) {
  let left = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resume = () => {
    if (timer !== undefined) return;
    since = performance.now();
    timer = setTimeout(run, left);
  };
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - since;
  };
  resume();
  return { pause, resume };
}
