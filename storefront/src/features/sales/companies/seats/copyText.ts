import { toast } from '../../../../components/ui/toast.ts';

/** A bare address without TLS lets nobody copy: then the text is there to be selected. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', done);
  } catch {
    toast('error', 'Браузер не дал скопировать: выделите ссылку и скопируйте её сами');
  }
}
