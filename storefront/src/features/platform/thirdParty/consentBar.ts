import { chatDelayMs } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import { addScript } from './addScript.ts';
import { type CookieChoice, cookieChoice, decided, isRefusedByBrowser } from './cookieChoice.ts';
import { clearMetrika, startMetrika } from './metrika.ts';

const policy_version = document.querySelector<HTMLMetaElement>('meta[name="policy-version"]')?.content ?? '';
const bar = document.querySelector<HTMLElement>('[data-cookie-bar]');
let isLoaded = false;
/** The button of the footer that opened the bar again. */
let opener: HTMLElement | null = null;

if (bar) {
  const { metrikaId, metrikaScript, chatScript } = bar.dataset;
  const load = () => {
    isLoaded = true;
    if (metrikaId && metrikaScript) startMetrika(Number(metrikaId), metrikaScript);
    if (chatScript) setTimeout(addScript, chatDelayMs - performance.now(), chatScript);
  };
  const follow = () => {
    const choice = current();
    if (choice === 'all' && !isLoaded) load();
    if (choice === 'necessary' && isLoaded) leaveBehind();
    show(bar, choice === null || opener !== null);
  };
  bar.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-choice]') : null;
    if (!button) return;
    const returnTo = opener ?? document.querySelector<HTMLElement>('#content');
    opener = null;
    cookieChoice.become({ choice: button.dataset.cookieChoice as CookieChoice, policy_version });
    returnTo?.focus({ preventScroll: true });
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-cookie-settings]') : null;
    if (!button) return;
    opener = button;
    show(bar, true);
    bar.focus();
  });
  cookieChoice.subscribe(follow);
  follow();
}

function current(): CookieChoice | null {
  return decided(cookieChoice.current(), {
    policy_version,
    isRefusedByBrowser: isRefusedByBrowser(navigator),
  });
}

function show(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  document.documentElement.toggleAttribute('data-cookie-asked', isShown);
  const choice = current();
  for (const state of element.querySelectorAll<HTMLElement>('[data-cookie-now]'))
    state.hidden = state.dataset.cookieNow !== choice;
}

/** A running script cannot be removed; a page without it can be loaded again. */
function leaveBehind(): void {
  clearMetrika();
  location.reload();
}
