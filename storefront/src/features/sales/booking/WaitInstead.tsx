import type { ProdForPayment } from '@odonta/api/contract';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { lazily } from '../../../lib/lazily.tsx';

const JoinPage = lazily(async () => (await import('../waitlist/joining/JoinPage.tsx')).JoinPage);

/** For a sold-out course: the waiting list, without leaving the page. */
export function WaitInstead({ prod: { id, name } }: { prod: ProdForPayment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p role="status">
        Мест нет. Встаньте в лист ожидания: если место освободится, мы предложим его вам письмом.
      </p>
      <p>
        <button className="button" type="button" onClick={() => setOpen(true)}>
          В лист ожидания
        </button>
      </p>
      {isOpen && (
        <Dialog title="Лист ожидания" onClosed={() => setOpen(false)}>
          {(close) => (
            <Suspense fallback={<p role="status">Загружаем форму…</p>}>
              <JoinPage prodId={id} name={name} close={close} />
            </Suspense>
          )}
        </Dialog>
      )}
    </>
  );
}
