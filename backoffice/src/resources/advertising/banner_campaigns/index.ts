import BannerIcon from '@mui/icons-material/ViewCarouselOutlined';
import type { StaffBanner } from '@odonta/api/contract';
import { bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { slotLabels } from './slots.ts';

const screen = screensOf(() => import('../../advertising.ts'));

export const bannerCampaigns = resource<StaffBanner>({
  name: 'banner_campaigns',
  label: 'Баннеры',
  group: 'advertising',
  area: 'banner_campaigns',
  icon: BannerIcon,
  isCopied: true,
  counted: ['баннер', 'баннера', 'баннеров'],
  empty: {
    title: 'Баннеров пока нет',
    text: 'Баннеры стоят под шапкой сайта и в разделах каталога. Пока их нет, под шапкой печатается слоган.',
  },
  titleOf: ({ id, alt }) => `Баннер № ${id}, ${alt}`,
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
  screens: {
    list: screen('BannerList'),
    edit: screen('BannerEdit'),
    create: screen('BannerCreate'),
    show: screen('BannerShow'),
  },
});
