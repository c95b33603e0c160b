import type { LecturerProfile } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface EditPageProps {
  profile: LecturerProfile;
  onChanged(): Promise<void>;
}

const PageForm = lazily(() => import('./PageForm.tsx').then((part) => part.PageForm));

/** Opens the form of a lecturer's page. */
export function EditPage(props: EditPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--small" type="button" onClick={() => setOpen(true)}>
        {props.profile.waiting ? 'Поправить правку' : 'Изменить страницу'}
      </button>
      {isOpen && (
        <Dialog title="Моя страница на сайте" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <PageForm {...props} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
