import { useCallback } from 'react';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { concurrentEditorInWords } from './concurrentEditorInWords.ts';

/** Shows an error; in a conflict, with the name of the other editor. */
export function useReportConcurrentEditor() {
  const complain = useComplain();
  return useCallback(
    (error: unknown, otherwise: string) => {
      const isConflict = isFailure(error) && error.body.code === 'VERSION_CONFLICT';
      complain(
        isConflict ? new Error(`${concurrentEditorInWords(error.body)}. Повторите действие`) : error,
        otherwise,
      );
    },
    [complain],
  );
}
