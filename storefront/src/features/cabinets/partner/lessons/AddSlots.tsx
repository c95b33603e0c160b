import type { LecturerLessonCourse } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface AddSlotsProps {
  course: LecturerLessonCourse;
  onChanged(): Promise<void>;
}

const SlotsForm = lazily(() => import('./SlotsForm.tsx').then((part) => part.SlotsForm));

/** Opens the form of new hours. */
export function AddSlots(props: AddSlotsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--small"
        type="button"
        aria-label={`Добавить время: ${props.course.name}`}
        onClick={() => setOpen(true)}
      >
        Добавить время
      </button>
      {isOpen && (
        <Dialog title="Свободное время" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <SlotsForm {...props} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
