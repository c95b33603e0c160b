import { toast } from '../../../../components/ui/toast.ts';

/** Browsers refuse copying on an address without TLS: then the text can be selected. */
export async function copyText(text: string, done: string, what = 'ссылку'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('success', done);
  } catch {
    toast('error', `Браузер не дал скопировать: выделите ${what} и скопируйте сами`);
  }
}
