import type { RightsInArea } from '@odonta/api/contract';
import type { Reach, Verb } from '@odonta/db/vocabulary/identity/rights/rights.ts';

export const verbLabels: Readonly<Record<Verb, string>> = {
  list: 'Список',
  show: 'Карточка',
  create: 'Создание',
  edit: 'Изменение',
  delete: 'Удаление',
  export: 'Выгрузка',
};

export const reachLabels: Readonly<Record<Reach, string>> = { all: 'все', own: 'свои' };

export const maskLabels: Readonly<Record<RightsInArea['masked'], string | null>> = {
  all: 'личные данные скрыты',
  'not own': 'личные данные чужих скрыты',
  none: null,
};
