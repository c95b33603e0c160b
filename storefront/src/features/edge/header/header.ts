import { type HeaderState, headerAtTop, scrolled } from './headerScroll.ts';

const header = document.querySelector<HTMLElement>('[data-header]');
if (header) {
  hideOnScroll(header);
  toggleSearch(header);
  openBelow(header);
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

/** The strip above moves the header, so menus open at its end as it stands at that moment. */
function openBelow(element: HTMLElement): void {
  const place = ({ target }: Event) => {
    if (target instanceof HTMLElement)
      target.style.setProperty('--header-end', `${Math.max(0, element.getBoundingClientRect().bottom)}px`);
  };
  for (const menu of document.querySelectorAll('[data-below-header]'))
    menu.addEventListener('beforetoggle', place);
}

/** On phones the search box waits behind its button. */
function toggleSearch(element: HTMLElement): void {
  const button = element.querySelector<HTMLButtonElement>('[data-search-toggle]');
  button?.addEventListener('click', () => {
    const isOpen = element.toggleAttribute('data-search-open');
    button.ariaExpanded = String(isOpen);
    if (isOpen) element.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
  });
}
