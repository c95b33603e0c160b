import type { CenterProds } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const NewCourseForm = lazily(() => import('./NewCourseForm.tsx').then((part) => part.NewCourseForm));

/** Begins a course with the few facts that it cannot be without. */
export function NewCourse({ centers }: { centers: CenterProds['centers'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        Новый курс
      </button>
      {isOpen && (
        <Dialog title="Новый курс" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <NewCourseForm centers={centers} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </div>
  );
}
