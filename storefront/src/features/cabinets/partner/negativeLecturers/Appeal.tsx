import type { NegativeAboutMe } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';

export interface AppealProps {
  record: Pick<NegativeAboutMe, 'id'>;
  onChanged(): Promise<void>;
}

const AppealForm = lazily(() => import('./AppealForm.tsx').then((part) => part.AppealForm));

/** A lecturer's own word, which is given once. */
export function Appeal(props: AppealProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button button--small" type="button" onClick={() => setOpen(true)}>
        Возразить
      </button>
      {isOpen && (
        <Dialog title="Возразить против записи" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspended>
              <AppealForm {...props} close={close} />
            </Suspended>
          )}
        </Dialog>
      )}
    </>
  );
}
