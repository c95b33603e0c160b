import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import type { StaffImport } from '@odonta/api/contract';
import { importsEntity } from '@odonta/db/vocabulary/tools/imports.entity.ts';

import { resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('./screens.ts'));

export const imports = resource<StaffImport, typeof importsEntity>(importsEntity, {
  icon: ImportIcon,
  empty: {
    title: 'Файлов ещё не загружали',
    text: 'Скачайте файл-пример, впишите в него свои записи и загрузите: до записи вы увидите, что получится.',
  },
  never: ['edit'],
  titleOf: ({ filename }) => filename,
  screens: {
    list: screen('ImportList'),
    create: screen('ImportCreate'),
    show: screen('ImportShow'),
  },
});
