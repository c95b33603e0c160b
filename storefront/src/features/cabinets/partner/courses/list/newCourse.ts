import type { CenterProds, NewCenterProd } from '@odonta/api/contract';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import type { FormShape } from '../../../../platform/forms/formShape.ts';

export interface NewCourseValues {
  center_id: string;
  name: string;
  type: string;
  degree: string;
  category: string;
  price: string;
}

/** «12 500» as it is typed. */
export const sumIn = (typed: string): number => Number(typed.replace(/\s/g, ''));

const isPrice = (typed: string): boolean =>
  /^[\d\s]+$/.test(typed) && sumIn(typed) <= prodLimits.price.max && typed.trim() !== '';

export const newCourseShape = (centers: CenterProds['centers']): FormShape<NewCourseValues> => ({
  name: 'new-course',
  labels: {
    center_id: 'Учебный центр',
    name: 'Название',
    type: 'Формат',
    degree: 'Уровень',
    category: 'Главная категория',
    price: 'Цена, ₽',
  },
  rules: {
    center_id: { required: 'Выберите центр' },
    name: {
      required: 'Напишите название',
      min: { value: prodLimits.name.min, message: `Не короче ${prodLimits.name.min} букв` },
      max: { value: prodLimits.name.max, message: `Не длиннее ${prodLimits.name.max} букв` },
    },
    type: { required: 'Выберите формат' },
    degree: { required: 'Выберите уровень' },
    category: { required: 'Выберите категорию' },
    price: {
      required: 'Укажите цену: 0, если курс бесплатный',
      format: { test: isPrice, message: 'Цена — целое число рублей, до 5 000 000' },
    },
  },
  empty: {
    center_id: String(centers[0]?.id ?? ''),
    name: '',
    type: '',
    degree: 'LOW',
    category: '',
    price: '',
  },
});

export const newCourseBody = (values: NewCourseValues): NewCenterProd => ({
  center_id: Number(values.center_id),
  name: values.name.trim(),
  type: Number(values.type) as NewCenterProd['type'],
  degree: values.degree as NewCenterProd['degree'],
  categories: [Number(values.category)] as NewCenterProd['categories'],
  price: sumIn(values.price),
});
