import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { bannerLifecycle, bannerStatusesOfBeginning } from './bannerLifecycle.ts';
import { slotLabels } from './banners.ts';

export const bannerCampaignsEntity = entity({
  name: 'banner_campaigns',
  table: 'banners',
  group: 'advertising',
  label: 'Баннеры',
  counted: ['баннер', 'баннера', 'баннеров'],
  accusative: 'баннер',
  fields: {
    daily: 'Показы и переходы по дням',
    id: '№',
    slot: 'Место',
    category_id: 'Категория',
    center_id: 'Учебный центр',
    url: 'Ссылка',
    filename: 'Картинка для компьютера',
    filename_mobile: 'Картинка для телефона',
    alt: 'Что на картинке',
    ad_company: 'Рекламодатель',
    ad_inn: 'ИНН рекламодателя',
    ad_reg_number: 'Токен (erid)',
    date_start: 'Начало показа',
    date_end: 'Конец показа',
    status: 'Статус',
    paused_at: 'Приостановлен',
    view_count: 'Показы',
    click_count: 'Переходы',
    created_at: 'Создан',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(bannerLifecycle.statuses), slot: slotLabels },
  lifecycle: bannerLifecycle,
  notOfStaff: ['pay', 'expire', 'submit', 'give_back'],
  unreached: bannerStatusesOfBeginning,
});
