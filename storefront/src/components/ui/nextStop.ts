let taken: AbortController | undefined;

/**
 * Makes an element the next tab stop after the focused one: a message shown for a few seconds would end
 * before a user could tab through a whole page to it. Returns how to leave it again.
 */
export function becomeNextStop(element: HTMLElement): { leave(): void } {
  taken?.abort();
  const mine = new AbortController();
  taken = mine;
  const cause = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const isAtCause = () => document.activeElement === (cause?.isConnected ? cause : document.body);
  const goBack = () => (cause?.isConnected ? cause : contentOfPage())?.focus({ preventScroll: true });

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return;
    const stops = [...element.querySelectorAll<HTMLElement>('button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at === -1 && !event.shiftKey && isAtCause()) {
      event.preventDefault();
      stops[0]?.focus();
    } else if (at === 0 && event.shiftKey) {
      event.preventDefault();
      goBack();
      // The browser itself goes on from there.
    } else if (at !== -1 && at === stops.length - 1 && !event.shiftKey) goBack();
  }

  document.addEventListener('keydown', onKey, { signal: mine.signal });
  return {
    leave() {
      mine.abort();
      if (element.contains(document.activeElement)) goBack();
    },
  };
}

const contentOfPage = () => document.querySelector<HTMLElement>('#content');
