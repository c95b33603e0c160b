import { type HeaderState, headerAtTop, scrolled } from './headerScroll.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  hideOnScroll(header);
  toggleSearch(header);
}

function hideOnScroll(element: HTMLElement): void {
  let state: HeaderState = headerAtTop;
  const follow = () => {
    const next = scrolled(state, Math.max(0, window.scrollY));
    const isReserved = isModalOpen() || (next.isHidden && element.matches(':focus-within'));
    state = isReserved ? { ...next, isHidden: state.isHidden, travelled: 0 } : next;
    element.toggleAttribute('data-hidden', state.isHidden);
  };
  addEventListener('scroll', follow, { passive: true });
  element.addEventListener('focusin', () => {
    state = { ...state, isHidden: false, travelled: 0 };
    element.removeAttribute('data-hidden');
  });
}

const isModalOpen = () => document.querySelector('dialog[open], [popover]:popover-open') !== null;

/** On phones the search box waits behind its button. */
function toggleSearch(element: HTMLElement): void {
  const button = element.querySelector<HTMLButtonElement>('[data-search-toggle]');
  button?.addEventListener('click', () => {
    const isOpen = element.toggleAttribute('data-search-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen) element.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  });
}
