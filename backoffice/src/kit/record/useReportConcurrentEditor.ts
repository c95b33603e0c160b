import { useCallback } from 'react';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { concurrentEditorInWords } from './concurrentEditorInWords.ts';

/** Shows what went wrong; where somebody else was first, who it was. */
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
