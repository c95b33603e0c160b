import { SavingFooting } from '../../editor/SavingFooting.tsx';
import { savingInWords } from '../../editor/saving/savingWords.ts';
import { useIsClosed } from '../inputs/useField.ts';
import { useCourse } from '../saving/useCourse.ts';
import { SendChanges } from './SendChanges.tsx';
import { SendCourse } from './SendCourse.tsx';

/** Out of the way of a published course until it is changed. */
export function Footing() {
  const state = useCourse();
  const isClosed = useIsClosed();
  if (isClosed) return null;
  const { card, editing } = state;
  const isIdle =
    savingInWords(state) === '' &&
    card.canonical !== null &&
    !card.draft &&
    Object.keys(editing.fields).length === 0;
  return (
    <SavingFooting state={state} isIdle={isIdle}>
      {card.canonical === null ? <SendCourse /> : <SendChanges />}
    </SavingFooting>
  );
}
