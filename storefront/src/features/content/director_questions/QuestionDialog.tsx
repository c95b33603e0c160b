import type { Specialization } from '@odonta/api/contract';
import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import QuestionForm from './QuestionForm.tsx';
import { questionOpener } from './questionOpener.ts';

export default function QuestionDialog({ specializations }: { specializations: Specialization[] }) {
  const from = useSyncExternalStore(questionOpener.subscribe, questionOpener.current, () => null);
  if (from === null) return null;
  return (
    <Dialog title="Вопрос директору" onClosed={questionOpener.close}>
      {(close) => <QuestionForm specializations={specializations} close={close} />}
    </Dialog>
  );
}
