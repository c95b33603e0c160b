import IndividualIcon from '@mui/icons-material/PersonOutlined';
import type { StaffIndividual } from '@odonta/api/contract';
import { individualsEntity } from '@odonta/db/vocabulary/identity/individuals.entity.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';
import { fullName } from './fullName.ts';

const screen = screensOf(() => import('./screens.ts'));

export const individuals = resource<StaffIndividual, typeof individualsEntity>(individualsEntity, {
  icon: IndividualIcon,
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
  optionOf: (individual) => `${fullNameOf(individual)} · № ${individual.id}`,
  titleOf: fullName,
  screens: {
    list: screen('IndividualList'),
    edit: screen('IndividualEdit'),
    create: screen('IndividualCreate'),
    show: screen('IndividualShow'),
  },
});
