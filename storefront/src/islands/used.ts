import type { ClientDirective } from 'astro';

const signs = ['focusin', 'pointerenter', 'touchstart', 'input'];

/** Hydrates an island when a visitor points at it, touches it or types into it: most visitors never do. */
const used: ClientDirective = (load, _options, island) => {
  const wake = async () => {
    for (const sign of signs) island.removeEventListener(sign, wake);
    const hydrate = await load();
    await hydrate();
  };
  if (island.contains(document.activeElement)) void wake();
  else for (const sign of signs) island.addEventListener(sign, wake, { passive: true });
};

export default used;
