import { useNotify } from 'react-admin';

/** Copies a text to the clipboard and says so; where the browser refuses, the person copies it manually. */
export function useCopy() {
  const notify = useNotify();
  return (text: string, words: { done: string; failed: string }) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(words.done, { type: 'success' }),
      () => notify(words.failed, { type: 'warning' }),
    );
}
