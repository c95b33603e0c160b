import { useCallback } from 'react';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { rivalInWords } from './rivalInWords.ts';

/** Shows what went wrong; where somebody else was first, who it was. */
export function useComplainOfRival() {
  const complain = useComplain();
  return useCallback(
    (error: unknown, otherwise: string) => {
      const isConflict = isFailure(error) && error.body.code === 'VERSION_CONFLICT';
      complain(isConflict ? new Error(`${rivalInWords(error.body)}. Повторите действие`) : error, otherwise);
    },
    [complain],
  );
}
