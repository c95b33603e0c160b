import { useNotify } from 'react-admin';

/** Puts a text into the clipboard and says so; where the browser does not let it, whoever asked copies by hand. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, words: { done: string; failed: string }) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(words.done, { type: 'success' }),
      () => notify(words.failed, { type: 'warning' }),
    );
}
