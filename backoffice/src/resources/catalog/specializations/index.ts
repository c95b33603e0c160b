import SpecializationIcon from '@mui/icons-material/BadgeOutlined';
import type { StaffName } from '@odonta/api/contract';
import { specializationsEntity } from '@odonta/db/vocabulary/catalog/specializations.entity.ts';
import { dictionary, orderInput } from '../../../kit/dictionary/dictionary.ts';

export const specializations = dictionary<StaffName, typeof specializationsEntity>(specializationsEntity, {
  icon: SpecializationIcon,
  empty: {
    title: 'Специализаций пока нет',
    text: 'Из них врач выбирает свою, когда задаёт вопрос директору на сайте.',
  },
  merging: {
    right: 'dictionaries.merge',
    hint: 'У покупателей выбранную специализацию заменит эта, а сама она уйдёт в корзину.',
    text: 'name',
  },
  newTitle: 'Новая специализация',
  sort: { field: 'sort', order: 'ASC' },
  facts: [['sort', ({ sort }) => sort]],
  inputs: { name: { isRequired: true }, sort: orderInput },
});
