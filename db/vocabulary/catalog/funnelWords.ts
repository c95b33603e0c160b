import type { ComparedStep, FunnelStep } from './funnel.ts';

/** The name of each step, what it counts, and what it is a part of. */
export const funnelWords: Readonly<Record<FunnelStep, { label: string; about: string }>> = {
  shown: {
    label: 'Показы',
    about: 'карточка курса пробыла на экране в списке хотя бы секунду',
  },
  opened: { label: 'Открыли', about: 'открыли страницу курса; доля — от показов' },
  favourites: {
    label: 'Избранное',
    about:
      'врачи с личным кабинетом, у которых курс сейчас в избранном, по дню, когда они его добавили; доля — от тех, кто открыл курс',
  },
  forms: { label: 'Форма', about: 'открыли форму записи; доля — от тех, кто открыл курс' },
  orders: {
    label: 'Заказы',
    about:
      'оформили заказ сами: без заказов от менеджера, переносов и индивидуальных занятий; доля — от открытых форм',
  },
  paid: {
    label: 'Оплачены',
    about: 'из этих заказов оплачены полностью, бесплатные — подтверждены; доля — от заказов',
  },
};

interface Remark {
  /** Before the two shares. */
  below: string;
  hint: string;
}

/** Words for a step below the median, and the first thing to look at. */
export const funnelRemarks: Readonly<Record<ComparedStep, Remark>> = {
  opened: { below: 'Открывают реже, чем у соседей', hint: 'проверьте обложку, название и цену' },
  favourites: {
    below: 'В избранное добавляют реже, чем у соседей',
    hint: 'добавьте программу по дням и фотографии лекторов',
  },
  forms: {
    below: 'К записи переходят реже, чем у соседей',
    hint: 'проверьте, понятны ли программа, даты и условия возврата',
  },
  orders: {
    below: 'Форму заполняют до конца реже, чем у соседей',
    hint: 'проверьте способы оплаты и число свободных мест',
  },
  paid: {
    below: 'Оплачивают реже, чем у соседей',
    hint: 'подтверждайте заказы быстрее и добавьте оплату картой',
  },
};
