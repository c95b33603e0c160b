import type { Specialization } from '@odonta/api/contract';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { questionOpener } from './questionOpener.ts';

const QuestionForm = lazy(() => import('./QuestionForm.tsx'));

export default function QuestionDialog({ specializations }: { specializations: Specialization[] }) {
  const from = useSyncExternalStore(questionOpener.subscribe, questionOpener.current, () => null);
  if (from === null) return null;
  return (
    <Dialog title="Вопрос директору" onClosed={questionOpener.close}>
      {(close) => (
        <Suspense fallback={<p className="muted">Загрузка…</p>}>
          <QuestionForm specializations={specializations} close={close} />
        </Suspense>
      )}
    </Dialog>
  );
}
