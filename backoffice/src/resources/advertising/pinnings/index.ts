import PinIcon from '@mui/icons-material/PushPinOutlined';
import type { StaffPinning } from '@odonta/api/contract';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../advertising.ts'));

export const pinnings = resource<StaffPinning>({
  name: 'pinnings',
  label: 'Закрепления',
  group: 'advertising',
  area: 'pinnings',
  icon: PinIcon,
  counted: ['закрепление', 'закрепления', 'закреплений'],
  empty: {
    title: 'Закреплений пока нет',
    text: 'Закреплённый курс стоит первым в списке категории, формата или всего каталога с пометкой «Реклама».',
  },
  titleOf: ({ id, prod }) => `Закрепление № ${id}, ${prod.name}`,
  fields: {
    id: '№',
    prod_id: 'Курс',
    prod: 'Курс',
    place: 'Место',
    weeks: 'Недели',
    ad_company: 'Рекламодатель',
    ad_inn: 'ИНН рекламодателя',
    ad_reg_number: 'Токен (erid)',
    info: 'Заметка для сотрудников',
    empty_places: 'Осталось мест',
    status: 'Статус',
    is_shown: 'Стоит на сайте',
    created_at: 'Создано',
    updated_at: 'Изменено',
  },
  codes: { status: labelsOf(pinningLifecycle.statuses), place: pinningPlaces },
  screens: {
    list: screen('PinningList'),
    edit: screen('PinningEdit'),
    create: screen('PinningCreate'),
    show: screen('PinningShow'),
  },
});
