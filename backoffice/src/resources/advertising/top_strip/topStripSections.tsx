import { maxLength, required, TextInput } from 'react-admin';
import { CityInput } from '../../../kit/inputs/CityInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { CategoryInput } from '../CategoryInput.tsx';
import { FormPreview } from './Preview.tsx';

export const topStripSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Объявление',
    content: (
      <Fields columns={2}>
        <TextInput
          source="header"
          validate={[required(), maxLength(80)]}
          helperText="До 80 знаков, первой строкой плашки"
        />
        <TextInput
          source="text"
          validate={[required(), maxLength(200)]}
          helperText="До 200 знаков, под заголовком"
        />
        <TextInput source="link" helperText="Страница сайта (/search) или адрес с https://" />
      </Fields>
    ),
  },
  {
    id: 'place',
    title: 'Где',
    hint: 'Без города и категории — на всех страницах. Своя плашка города или категории заменяет общую.',
    content: (
      <Fields columns={2}>
        <CityInput source="city_id" helperText="Каталог с этим городом и курсы в нём" />
        <CategoryInput helperText="Страница категории и её курсы" />
      </Fields>
    ),
  },
  {
    id: 'time',
    title: 'Срок',
    hint: 'На одних и тех же страницах в одно время бывает одна плашка.',
    content: (
      <Fields columns={2}>
        <MomentInput source="date_start" validate={required()} />
        <MomentInput
          source="date_end"
          validate={required()}
          helperText="По московскому времени. С новым сроком плашку увидят и те, кто её закрыл"
        />
      </Fields>
    ),
  },
  { id: 'preview', title: 'Как это выглядит', content: <FormPreview />, inBulk: false },
];
