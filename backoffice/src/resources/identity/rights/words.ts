import type { RightsInArea } from '@odonta/api/contract';
import type { RowScope, Verb } from '@odonta/db/vocabulary/identity/rights/rights.ts';

export const verbLabels: Readonly<Record<Verb, string>> = {
  list: 'Список',
  show: 'Карточка',
  create: 'Создание',
  edit: 'Изменение',
  delete: 'Удаление',
  export: 'Выгрузка',
};

export const scopeLabels: Readonly<Record<RowScope, string>> = { all: 'все', own: 'свои' };

export const maskLabels: Readonly<Record<RightsInArea['masked'], string | null>> = {
  all: 'личные данные скрыты',
  'not own': 'личные данные чужих скрыты',
  none: null,
};
