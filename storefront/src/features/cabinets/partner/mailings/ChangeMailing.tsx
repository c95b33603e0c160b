import type { OwnMailing, OwnMailings } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { MailingForm } from './MailingForm.tsx';

interface Props {
  mailing: OwnMailing;
  courses: OwnMailings['courses'];
  onChanged(): Promise<void>;
}

/** Changes a draft, or one that staff have rejected. */
export function ChangeMailing({ mailing, courses, onChanged }: Props) {
  const { id, center_id, subject, version } = mailing;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить: ${subject}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title={`Рассылка № ${id}`} onClosed={() => setOpen(false)}>
          {(close) => (
            <MailingForm
              name={`mailing-${id}`}
              given={mailing}
              courses={courses.filter((each) => each.center_id === center_id)}
              send={async (draft) => {
                await partnerSession.call(`/partner/advertising/mailings/${id}`, 'PUT', {
                  ...draft,
                  version,
                });
                toast('success', 'Рассылка сохранена');
              }}
              onSent={() => {
                close();
                void onChanged();
              }}
              close={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
