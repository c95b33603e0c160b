import type { ApplyRevision } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useResourceContext } from 'react-admin';
import { useOneAtATime } from '../../../../kit/actions/useOneAtATime.ts';
import { isFailure } from '../../../../kit/api/failure.ts';
import { useComplain, wordsOf } from '../../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../../kit/api/useStaffData.ts';

/** A refusal of the server: its sentence, and the fields it is about. */
export interface Refusal {
  message: string;
  errors: Readonly<Record<string, string>>;
}

/**
 * Applies a revision or a part of it, and loads the present state of it and of its course. Answers whether the revision
 * is another one now.
 */
export function useDecision(id: number) {
  const resource = useResourceContext() ?? '';
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const { once, isBusy } = useOneAtATime();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const apply = (body: ApplyRevision) =>
    once(async () => {
      setRefusal(null);
      let isRenewed = true;
      try {
        const request = { id, move: 'apply', body: { ...body } };
        const { data } = await provider.move(resource, request);
        const isWhole = data.status === 'CONFIRMED';
        notify(isWhole ? 'Правка применена' : 'Отмеченное принято, остальное ждёт решения', {
          type: 'success',
        });
      } catch (error) {
        const errors = isFailure(error) ? (error.body.errors ?? {}) : {};
        setRefusal({ message: wordsOf(error, 'Не удалось принять правку'), errors });
        isRenewed = isFailure(error) && error.status === 409;
        // Where a colleague has decided, the fields make way for his decision, and the refusal beside them too.
        if (isRenewed) complain(error);
      }
      await Promise.all([resource, 'prods'].map((each) => queries.invalidateQueries({ queryKey: [each] })));
      return isRenewed;
    });

  return { apply, isBusy, refusal };
}
