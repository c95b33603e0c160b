import type { OwnPromotion } from '@odonta/api/contract';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { PromotionForm } from './PromotionForm.tsx';

interface Props {
  promotion: OwnPromotion;
  onChanged(): Promise<void>;
}

/** Changes a bonus in a dialog, which says beforehand what leads to moderation again. */
export function ChangePromotion({ promotion, onChanged }: Props) {
  const { id, name, version, status } = promotion;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="button button--quiet button--small"
        type="button"
        aria-label={`Изменить: ${name}`}
        onClick={() => setOpen(true)}
      >
        Изменить
      </button>
      {isOpen && (
        <Dialog title="Партнёрский бонус" onClosed={() => setOpen(false)}>
          {(close) => (
            <>
              {status === 'CONFIRMED' && (
                <p role="note">
                  Если изменить предложение, условия, ссылку, логотип или маркировку, бонус уйдёт с сайта до
                  новой модерации. Курсы, срок, лимиты и уведомления меняются сразу.
                </p>
              )}
              {status === 'REJECTED' && (
                <p role="note">После правки отправьте бонус на модерацию: эта кнопка есть в списке.</p>
              )}
              <PromotionForm
                name={`promotion-${id}-${version}`}
                given={promotion}
                send={async (fields) => {
                  const path = `/lk/relatedPromotions/${id}`;
                  const saved = await partnerSession.call<OwnPromotion>(path, 'PUT', { ...fields, version });
                  const isRevised = status === 'CONFIRMED' && saved.status === 'CREATED';
                  toast('success', isRevised ? 'Сохранено: бонус снова на модерации' : 'Сохранено');
                }}
                onSent={() => {
                  close();
                  void onChanged();
                }}
                close={close}
              />
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
