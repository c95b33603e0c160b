import { Setting } from '@odonta/db/models';
import { sample } from '../../testing/sample.ts';

let settings = 0;

export const settingsSample = sample('settings', {
  build: () => Setting.create({ key: `test_${settings++}`, label: 'Настройка', is_on: true }),
  change: { is_on: false },
});
