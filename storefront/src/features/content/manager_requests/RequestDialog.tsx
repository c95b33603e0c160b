import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import RequestForm from './RequestForm.tsx';
import { requestOpener } from './requestOpener.ts';

/** The form «Заявка» over any page. It is fetched when it is first opened. */
export default function RequestDialog({ prod }: { prod?: { id: number; name: string } }) {
  const target = useSyncExternalStore(requestOpener.subscribe, requestOpener.current, () => null);
  if (target === null) return null;
  return (
    <Dialog title="Заявка" onClosed={requestOpener.close}>
      {(close) => <RequestForm prod={prod} target={target} close={close} />}
    </Dialog>
  );
}
