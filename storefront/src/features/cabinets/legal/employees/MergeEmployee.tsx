import type { CompanyEmployee } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { MergeForm } from './MergeForm.tsx';

interface Props {
  of: CompanyEmployee;
  among: readonly CompanyEmployee[];
  onChanged(): Promise<void>;
}

/** Merges two cards, where names and contacts did not show that it is one person. */
export function MergeEmployee({ of, among, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Объединить с…: ${of.name}`}
        onClick={() => setOpen(true)}
      >
        Объединить с…
      </button>
      {isOpen && (
        <Dialog title={`Объединить с другой карточкой: ${of.name}`} onClosed={() => setOpen(false)}>
          {(close) => <MergeForm of={of} among={among} close={close} onChanged={onChanged} />}
        </Dialog>
      )}
    </>
  );
}
