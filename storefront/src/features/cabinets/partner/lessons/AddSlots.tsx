import type { LecturerLessonCourse } from '@odonta/api/contract';
import { DialogButton } from '../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface AddSlotsProps {
  course: LecturerLessonCourse;
  onChanged(): Promise<void>;
}

const SlotsForm = lazily(() => import('./SlotsForm.tsx').then((part) => part.SlotsForm));

/** Opens the form of new hours. */
export const AddSlots = (props: AddSlotsProps) => (
  <DialogButton label="Добавить время" name={`Добавить время: ${props.course.name}`} title="Свободное время">
    {(close) => <SlotsForm {...props} close={close} />}
  </DialogButton>
);
