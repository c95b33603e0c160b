import { useState } from 'react';
import { Dialog } from '../../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const PreviewSharing = lazily(() => import('./PreviewSharing.tsx').then((part) => part.PreviewSharing));

/** Shows the course, before it is published, to those who are given a link. */
export function PreviewLink() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--quiet button--small" type="button" onClick={() => setOpen(true)}>
        Предпросмотр по ссылке
      </button>
      {isOpen && (
        <Dialog title="Предпросмотр по ссылке" onClosed={() => setOpen(false)}>
          {() => (
            <Suspended>
              <PreviewSharing />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
