import type { CenterProds } from '@odonta/api/contract';
import { DialogButton } from '../../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const NewCourseForm = lazily(() => import('./NewCourseForm.tsx').then((part) => part.NewCourseForm));

/** Begins a course with the few facts that it cannot be without. */
export const NewCourse = ({ centers }: { centers: CenterProds['centers'] }) => (
  <div>
    <DialogButton className="button" label="Новый курс" title="Новый курс">
      {(close) => <NewCourseForm centers={centers} close={close} />}
    </DialogButton>
  </div>
);
