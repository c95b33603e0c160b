import { toast } from '../../../../../components/ui/toast.ts';
import { AskedButton } from '../../../../platform/actions/AskedButton.tsx';
import { useStore } from '../saving/useCourse.ts';
import { useCourseAction } from './useCourseAction.ts';

/** Forgets the unsent changes, those of this browser too. */
export function DiscardChanges() {
  const store = useStore();
  const act = useCourseAction();
  async function discard() {
    await store.flush();
    if (store.current().card.draft !== null) await act('discard');
    store.discard();
  }
  return (
    <AskedButton
      className="button button--quiet"
      label="Отменить изменения"
      title="Отменить изменения?"
      keep="Оставить"
      act={discard}
      onDone={() => toast('success', 'Изменения отменены')}
    >
      <p>Курс останется таким, какой он на сайте. Неотправленные изменения пропадут.</p>
    </AskedButton>
  );
}
