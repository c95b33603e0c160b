import type { ClientDirective } from 'astro';

/** Wakes an island once what it is named by was opened, before or after it came into the page (`lib/opener.ts`). */
const opened: ClientDirective = (load, { value }, _island) => {
  const root = document.documentElement;
  const wake = async () => {
    if (root.dataset.opened !== value) return;
    observer.disconnect();
    const hydrate = await load();
    await hydrate();
  };
  const observer = new MutationObserver(wake);
  observer.observe(root, { attributeFilter: ['data-opened'] });
  void wake();
};

export default opened;
