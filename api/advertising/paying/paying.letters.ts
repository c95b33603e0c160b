import { type AdPaymentSource, adPaymentSources } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { exactRoublesOf, formatExact } from '@odonta/db/vocabulary/money.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { type AdReader, adLetter } from '../buying/adLetter.ts';
import { type AdGood, adGoods } from '../buying/goods.ts';

interface Paid {
  id: number;
  total: number | null;
}

const sumOf = ({ total }: Paid) => formatExact(exactRoublesOf(total ?? 0));

/** @param left - on the balance after the purchase, in kopecks: what was paid beyond the price is there too */
export const advertSold = (
  good: AdGood,
  row: Paid,
  { source, left }: { source: AdPaymentSource; left: number },
  to: AdReader,
): NewLetter =>
  adLetter(
    {
      ...{ good, kind: 'advert_sold', id: row.id, subject: '— оплата получена' },
      paragraphs: [
        `Получили ${sumOf(row)} (${adPaymentSources[source].toLowerCase()}) и оплатили ${adGoods[good].accusative} № ${row.id}: места ваши.`,
        good === 'banner'
          ? 'Загрузите картинки и отправьте баннер на проверку.'
          : 'Курс встанет в начало списка в свою неделю.',
        ...(left > 0 ? [`На маркетинговом балансе осталось ${formatExact(exactRoublesOf(left))}.`] : []),
      ],
    },
    to,
  );

export const advertNotSold = (good: AdGood, row: Paid, reason: string, to: AdReader): NewLetter =>
  adLetter(
    {
      ...{ good, kind: 'advert_not_sold', id: row.id, subject: '— деньги остались на балансе' },
      paragraphs: [
        `Деньги за ${adGoods[good].accusative} № ${row.id} получены, но купить его не удалось. ${reason}.`,
        to.center_id === null
          ? 'Вся сумма — на маркетинговом балансе: выберите на неё другие недели.'
          : 'Вся сумма — на маркетинговом балансе центра: выберите на неё другие недели или выведите остаток в кабинете.',
      ],
    },
    to,
  );
