import type { OwnPromotions, PromotingMerchant } from '@odonta/api/contract';
import { type PromotionType, promotionTypes } from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { useState } from 'react';
import { Dialog } from '../../../../components/ui/Dialog.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { PromotionForm } from './PromotionForm.tsx';

interface Props {
  merchant: PromotingMerchant;
  prices: OwnPromotions['lead_prices'];
  onChanged(): Promise<void>;
}

/** A button for each type whose leads are sold. */
export function AddPromotion({ merchant, prices, onChanged }: Props) {
  const [type, setType] = useState<PromotionType | null>(null);
  const sold = (Object.keys(promotionTypes) as PromotionType[]).filter((each) => prices[each] !== null);
  return (
    <>
      {sold.map((each) => (
        <button key={each} className="button button--small" type="button" onClick={() => setType(each)}>
          Добавить бонус: {promotionTypes[each].toLowerCase()}
        </button>
      ))}
      {type !== null && (
        <Dialog title={`Новый бонус: ${promotionTypes[type].toLowerCase()}`} onClosed={() => setType(null)}>
          {(close) => (
            <PromotionForm
              name={`promotion-of-${merchant.id}-${type}`}
              blank={{ ad_company: merchant.name, ad_inn: merchant.inn }}
              send={async (fields) => {
                const body = { merchant_id: merchant.id, type, ...fields };
                await partnerSession.call('/lk/relatedPromotions', 'POST', body);
                toast('success', 'Бонус сохранён');
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
