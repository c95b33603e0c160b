import { toast } from '../../../../../components/ui/toast.ts';
import { BusyButton } from '../../../../platform/actions/BusyButton.tsx';
import { focusField } from '../../editor/useFocusByHash.ts';
import { useCourse } from '../saving/useCourse.ts';
import { useSubmit } from './useSubmit.ts';

/** Sends a course that is not on the site yet. */
export function SendCourse() {
  const { card } = useCourse();
  const submit = useSubmit();
  async function send() {
    const first = card.missing.find(({ is_obligatory }) => is_obligatory);
    if (first) focusField(first.field);
    await submit();
    toast('success', 'Курс отправлен на проверку');
  }
  return (
    <BusyButton className="button" act={send}>
      Отправить на проверку
    </BusyButton>
  );
}
