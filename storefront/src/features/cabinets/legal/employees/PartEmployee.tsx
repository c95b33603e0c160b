import type { CompanyEmployee } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { PartForm } from './PartForm.tsx';

interface Props {
  of: CompanyEmployee;
  onChanged(): Promise<void>;
}

/** Makes two cards of one, where names and contacts only look like one person. */
export function PartEmployee({ of, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Это разные люди: ${of.name}`}
        onClick={() => setOpen(true)}
      >
        Это разные люди
      </button>
      {isOpen && (
        <Dialog title={`Разные люди на одной карточке: ${of.name}`} onClosed={() => setOpen(false)}>
          {(close) => <PartForm of={of} close={close} onChanged={onChanged} />}
        </Dialog>
      )}
    </>
  );
}
