import FaultIcon from '@mui/icons-material/RuleOutlined';
import type { StaffMetaFault } from '@odonta/api/contract';
import { metaFaultKinds, metaFaultResources } from '@odonta/db/vocabulary/content/metaFaults.ts';
import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../site.ts'));

export const metaFaults = resource<StaffMetaFault>({
  name: 'meta_faults',
  label: 'Ошибки мета',
  group: 'site',
  area: 'seo',
  icon: FaultIcon,
  counted: ['ошибка', 'ошибки', 'ошибок'],
  empty: {
    title: 'Ошибок не найдено',
    text: 'Страницы проверяются каждую ночь; после исправлений нажмите «Проверить сейчас».',
  },
  never: ['create', 'edit', 'delete', 'show'],
  titleOf: ({ path }) => path,
  fields: {
    id: '№',
    kind: 'Что не так',
    resource: 'Раздел',
    record_id: 'Запись',
    path: 'Адрес страницы',
    said: 'Текст',
    others: 'Ещё на страницах',
    found_at: 'Проверено',
  },
  codes: { kind: metaFaultKinds, resource: metaFaultResources },
  screens: { list: screen('MetaFaultList') },
});
