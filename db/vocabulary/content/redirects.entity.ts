import { entity } from '../entity.ts';
import { redirectStatuses } from './redirects.ts';

export const redirectsEntity = entity({
  name: 'redirects',
  rights: 'seo',
  group: 'content',
  label: 'Переадресации',
  counted: ['переадресация', 'переадресации', 'переадресаций'],
  accusative: 'переадресацию',
  fields: {
    id: '№',
    from_path: 'Прежний адрес',
    to_path: 'Новый адрес',
    status: 'Ответ',
    is_automatic: 'Появилась сама',
    hits: 'Переходов',
    last_hit_at: 'Последний переход',
    created_at: 'Создана',
  },
  codes: { status: redirectStatuses },
});
