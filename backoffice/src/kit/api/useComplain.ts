import { useCallback } from 'react';
import { useNotify } from 'react-admin';

/** Shows an error long enough to be read, in the words of the server. */
export function useComplain() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, otherwise = 'Не удалось выполнить действие') =>
      notify(wordsOf(error, otherwise), { type: 'error', autoHideDuration: 10_000, multiLine: true }),
    [notify],
  );
}

export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
