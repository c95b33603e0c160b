import type { OwnPromotion } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { ChangePromotion } from './ChangePromotion.tsx';

interface Props {
  promotion: OwnPromotion;
  onChanged(): Promise<void>;
}

/** The acts that are open to its organisation now. */
export function PromotionButtons({ promotion, onChanged }: Props) {
  const { id, name, may } = promotion;
  const post = (tail: string) => partnerSession.call(`/lk/relatedPromotions/${id}/${tail}`, 'POST', {});
  const changed = (words: string) => async () => {
    toast('success', words);
    await onChanged();
  };
  return (
    <>
      {may.includes('edit') && <ChangePromotion promotion={promotion} onChanged={onChanged} />}
      {may.includes('submit') && (
        <BusyButton
          aria-label={`Отправить на модерацию: ${name}`}
          act={() => post('submit').then(changed('Бонус отправлен на модерацию'))}
        >
          Отправить на модерацию
        </BusyButton>
      )}
      {may.includes('pause') && (
        <AskedButton
          label="Приостановить"
          aria-label={`Приостановить: ${name}`}
          title="Приостановить бонус?"
          keep="Оставить"
          act={() => post('pause')}
          onDone={changed('Бонус приостановлен')}
        >
          <p>Бонус уйдёт с сайта. Вернуть его можно в любой день, пока не кончился его срок.</p>
        </AskedButton>
      )}
      {may.includes('resume') && (
        <BusyButton
          aria-label={`Возобновить: ${name}`}
          act={() => post('resume').then(changed('Бонус возвращается на сайт'))}
        >
          Возобновить
        </BusyButton>
      )}
      {may.includes('cancel') && (
        <AskedButton
          label="Отменить"
          aria-label={`Отменить: ${name}`}
          title="Отменить бонус насовсем?"
          keep="Оставить"
          yes="Отменить бонус"
          act={() => post('cancel')}
          onDone={changed('Бонус отменён')}
        >
          <p>Бонус исчезнет с сайта, и вернуть его будет нельзя.</p>
        </AskedButton>
      )}
    </>
  );
}
