import IndividualIcon from '@mui/icons-material/PersonOutlined';
import type { StaffIndividual } from '@odonta/api/contract';
import { individualLifecycle } from '@odonta/db/vocabulary/identity/individual.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { fullName } from './fullName.ts';

const screen = screensOf(() => import('../../buyers.ts'));

export const individuals = resource<StaffIndividual>({
  name: 'individuals',
  label: 'Физлица',
  group: 'buyers',
  area: 'individuals',
  icon: IndividualIcon,
  counted: ['покупатель', 'покупателя', 'покупателей'],
  empty: {
    title: 'Покупателей пока нет',
    text: 'Они появятся, когда кто-нибудь откроет личный кабинет на сайте или вы заведёте карточку сами.',
  },
  merging: {
    right: 'individuals.merge',
    hint: 'Телефон, почта и сведения дубля дополнят эту запись, а сам он исчезнет из списка.',
    text: 'last_name',
    filter: { status: 'ACTIVE' },
    isOpen: ({ status }) => status === 'ACTIVE',
  },
  optionOf: ({ id, last_name, first_name, middle_name }) =>
    `${[last_name, first_name, middle_name].filter(Boolean).join(' ')} · № ${id}`,
  titleOf: fullName,
  fields: {
    id: '№',
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    phone: 'Телефон',
    email: 'Почта',
    city: 'Город',
    is_student: 'Студент или ординатор',
    theme: 'Тема',
    interests: 'Интересы',
    specializations: 'Специальности',
    manager_id: 'Менеджер',
    manager_name: 'Менеджер',
    bitrix_id: 'Номер в Битрикс24',
    status: 'Кабинет',
    created_at: 'Зарегистрирован',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(individualLifecycle.statuses) },
  screens: {
    list: screen('IndividualList'),
    edit: screen('IndividualEdit'),
    create: screen('IndividualCreate'),
    show: screen('IndividualShow'),
  },
});
