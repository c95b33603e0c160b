import { toast } from '../../../components/ui/toast.ts';

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-share]')) {
  const { share: url = location.href, shareTitle: title = document.title } = menu.dataset;
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (!isHandheld() || !navigator.canShare?.({ url, title })) return;
    event.preventDefault();
    // A cancelled share needs no message.
    navigator.share({ url, title }).catch(() => undefined);
  });
  menu.querySelector('[data-copy-link]')?.addEventListener('click', () => copy(url));
  menu.querySelector('[data-print]')?.addEventListener('click', () => print());
}

/** A phone's own share sheet knows its messengers; on a desktop our list is quicker. */
const isHandheld = () => matchMedia('(pointer: coarse)').matches;

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast('success', 'Ссылка скопирована');
  } catch {
    toast('error', `Не удалось скопировать. Ссылка: ${url}`);
  }
}
