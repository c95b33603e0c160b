import type { ClientDirective } from 'astro';
import { stillAsleep } from './stillAsleep.ts';

/** Hydrates an island once its opener was opened, before or after it came into the page (`opener.ts`). */
const opened: ClientDirective = (load, { value }, island) => {
  const root = document.documentElement;
  let isAwake = false;
  const wake = async () => {
    if (root.dataset.opened !== value || isAwake) return;
    isAwake = true;
    const hydrate = await load();
    await hydrate();
  };
  // Astro tries a second time by itself before it says so.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    isAwake = false;
    document.dispatchEvent(new CustomEvent(stillAsleep, { detail: value }));
  });
  new MutationObserver(wake).observe(root, { attributeFilter: ['data-opened'] });
  void wake();
};

export default opened;
