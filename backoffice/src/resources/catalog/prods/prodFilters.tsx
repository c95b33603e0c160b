import { choiceFilter, dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { categoryChoices, typeChoices } from './labels.ts';

export const prodFilters = [
  choiceFilter('type', 'Формат', typeChoices),
  choiceFilter('category', 'Категория', categoryChoices),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  referenceFilter('city_id', 'Город', 'cities'),
  dayFilter('date_from', 'Начало не раньше', 'start'),
  dayFilter('date_to', 'Начало не позже', 'end'),
];
